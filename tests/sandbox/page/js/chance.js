/** Texts by chance, the same in every run. */

/**
 * So many texts made of these pieces.
 * @param {string[]} pieces @param {number} count @param {number} longest
 */
export function* textsOf(pieces, count, longest) {
  const next = numbers(20240611);
  for (let made = 0; made < count; made += 1) {
    const length = 1 + Math.floor(next() * longest);
    yield Array.from({ length }, () => pieces[Math.floor(next() * pieces.length)]).join("");
  }
}

/**
 * Numbers from 0 up to 1 that follow from the first (a linear congruence).
 * @param {number} seed
 */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
