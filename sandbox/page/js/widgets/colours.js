/** Users' colours, adjusted to be readable on the page's backgrounds. */

/** @typedef {number[]} Rgb red, green and blue, each up to 255 */

// Backgrounds of highlighted messages, on which names are hardest to read.
const DARK_BACKGROUND = [44, 49, 64];
const LIGHT_BACKGROUND = [224, 234, 246];
const MIN_CONTRAST = 4.7;

/**
 * Returns the parts of "#rrggbb", or of a number as in embeds.
 * @param {string | number} colour
 * @returns {Rgb}
 */
function toRgb(colour) {
  const number = typeof colour === "number" ? colour : Number.parseInt(String(colour).replace("#", ""), 16);
  const safe = Number.isFinite(number) ? number : 0x4fb3f6;
  return [(safe >> 16) & 255, (safe >> 8) & 255, safe & 255];
}

/**
 * Returns the relative luminance of a colour, from 0 to 1.
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
 * Returns the contrast ratio of two colours, from 1 to 21.
 * @param {Rgb} a @param {Rgb} b
 */
function contrast(a, b) {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/**
 * Returns the colour, lightened or darkened until it is readable on a background.
 * @param {Rgb} colour @param {Rgb} background
 */
function readable(colour, background) {
  const target = luminance(background) < 0.2 ? 255 : 0;
  let shade = colour;
  for (let step = 0; step < 20 && contrast(shade, background) < MIN_CONTRAST; step += 1) {
    shade = shade.map((part) => Math.round(part + (target - part) * 0.12));
  }
  return shade;
}

/** @param {Rgb} parts */
const toCss = (parts) => `rgb(${parts.join(" ")})`;

/**
 * Returns the style properties that show a user's colour in both themes.
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
