/** Arithmetic on sRGB colours given as `#RRGGBB`. Tints are computed here because `color-mix()` is newer than our oldest browsers. */

type Channels = readonly [red: number, green: number, blue: number];

function channels(hex: string): Channels {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`'${hex}' is not a colour of the form #RRGGBB; write it with six digits.`);
  const [, red = '', green = '', blue = ''] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** `#rrggbb` of three channels, 0 to 255. */
export function hexOf(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * A colour between two others.
 * @param from - colour at amount 0, `#RRGGBB`.
 * @param to - colour at amount 1, `#RRGGBB`.
 * @param amount - 0 to 1.
 * @throws Error - a colour is not of the form `#RRGGBB`.
 */
export function mix(from: string, to: string, amount: number): string {
  const end = channels(to);
  return hexOf(channels(from).map((value, index) => value + ((end[index] ?? value) - value) * amount));
}

/**
 * The same glass, thicker: every channel's light is taken away once more.
 * @param color - `#RRGGBB`.
 * @param thickness - 1 for the colour itself, more for deeper glass.
 * @throws Error - the colour is not of the form `#RRGGBB`.
 */
export function thicker(color: string, thickness: number): string {
  return hexOf(channels(color).map((value) => 255 * (value / 255) ** thickness));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG 2.2 defines it, 1..21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
