/** Colours people chose, made readable on the page's ground. */

/** @typedef {number[]} Parts red, green and blue, each up to 255 */

// The grounds of marked messages, on which names are hardest to read.
const DARK_GROUND = [44, 49, 64];
const LIGHT_GROUND = [224, 234, 246];
const READABLE = 4.7;

/**
 * Red, green and blue of "#rrggbb", or of a number as the bot gives it.
 * @param {string | number} colour
 * @returns {Parts}
 */
function channels(colour) {
  const number = typeof colour === "number" ? colour : Number.parseInt(String(colour).replace("#", ""), 16);
  const safe = Number.isFinite(number) ? number : 0x4fb3f6;
  return [(safe >> 16) & 255, (safe >> 8) & 255, safe & 255];
}

/**
 * How bright a colour is to the eye, from 0 to 1.
 * @param {Parts} parts
 */
function brightness(parts) {
  const [red, green, blue] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of two colours, from 1 to 21.
 * @param {Parts} one @param {Parts} other
 */
function contrast(one, other) {
  const [low, high] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/**
 * The colour moved towards white or black until it can be read on that ground.
 * @param {Parts} parts @param {Parts} ground
 */
function readableOn(parts, ground) {
  const goal = brightness(ground) < 0.2 ? 255 : 0;
  let shade = parts;
  for (let step = 0; step < 20 && contrast(shade, ground) < READABLE; step += 1) {
    shade = shade.map((part) => Math.round(part + (goal - part) * 0.12));
  }
  return shade;
}

/** @param {Parts} parts */
const css = (parts) => `rgb(${parts.join(" ")})`;

/**
 * The style values an element needs to show somebody's colour in both themes.
 * @param {string | number} colour
 */
export function tint(colour) {
  const parts = channels(colour);
  const ink = contrast(parts, [8, 22, 39]) > contrast(parts, [255, 255, 255]) ? "#081627" : "#ffffff";
  return {
    "--tint": css(parts),
    "--tint-ink": ink,
    "--tint-on-dark": css(readableOn(parts, DARK_GROUND)),
    "--tint-on-light": css(readableOn(parts, LIGHT_GROUND)),
  };
}
