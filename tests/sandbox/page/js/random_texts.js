/** Random texts, the same in every run. */

/**
 * Yields random texts made of these pieces.
 * @param {string[]} pieces @param {number} count @param {number} longest
 */
export function* randomTexts(pieces, count, longest) {
  const random = generator(20240611);
  for (let number = 0; number < count; number += 1) {
    const length = 1 + Math.floor(random() * longest);
    yield Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)]).join("");
  }
}

/**
 * Returns a generator of numbers from 0 to 1 (a linear congruential one).
 * @param {number} seed
 */
function generator(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
