/** Colours people chose, made readable on the page's ground. */

/** @typedef {number[]} Rgb red, green and blue, each up to 255 */

// The grounds of marked messages, on which names are hardest to read.
const DARK_BACKGROUND = [44, 49, 64];
const LIGHT_BACKGROUND = [224, 234, 246];
const MIN_CONTRAST = 4.7;

/**
 * Red, green and blue of "#rrggbb", or of a number as the bot gives it.
 * @param {string | number} colour
 * @returns {Rgb}
 */
function toRgb(colour) {
  const number = typeof colour === "number" ? colour : Number.parseInt(String(colour).replace("#", ""), 16);
  const safe = Number.isFinite(number) ? number : 0x4fb3f6;
  return [(safe >> 16) & 255, (safe >> 8) & 255, safe & 255];
}

/**
 * How bright a colour is to the eye, from 0 to 1.
 * @param {Rgb} parts
 */
function luminance(parts) {
  const [red, green, blue] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of two colours, from 1 to 21.
 * @param {Rgb} one @param {Rgb} other
 */
function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/**
 * The colour moved towards white or black until it can be read on that ground.
 * @param {Rgb} parts @param {Rgb} ground
 */
function readable(parts, ground) {
  const goal = luminance(ground) < 0.2 ? 255 : 0;
  let shade = parts;
  for (let step = 0; step < 20 && contrast(shade, ground) < MIN_CONTRAST; step += 1) {
    shade = shade.map((part) => Math.round(part + (goal - part) * 0.12));
  }
  return shade;
}

/** @param {Rgb} parts */
const toCss = (parts) => `rgb(${parts.join(" ")})`;

/**
 * The style values an element needs to show somebody's colour in both themes.
 * @param {string | number} colour
 */
export function tintStyle(colour) {
  const parts = toRgb(colour);
  const ink = contrast(parts, [8, 22, 39]) > contrast(parts, [255, 255, 255]) ? "#081627" : "#ffffff";
  return {
    "--tint": toCss(parts),
    "--tint-ink": ink,
    "--tint-on-dark": toCss(readable(parts, DARK_BACKGROUND)),
    "--tint-on-light": toCss(readable(parts, LIGHT_BACKGROUND)),
  };
}
