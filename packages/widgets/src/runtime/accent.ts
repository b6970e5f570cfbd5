/** Custom properties that `accent` sets: surfaces, and the text on them. */
const surfaces = ['--color-brand', '--color-action', '--color-action-hover', '--color-accent'];
const texts = ['--color-on-brand', '--color-on-action', '--color-on-accent'];

/** Relative luminance at which white and black text have the same contrast (WCAG). */
const EQUAL_CONTRAST = 0.179;

/**
 * Colours a widget. Text on the accent is white or black, whichever has more contrast: at least 4.5 to 1 on any colour.
 * @param accent - `#rgb` or `#rrggbb`; `undefined` restores the theme's colours.
 */
export function applyAccent({ style }: HTMLElement, accent: string | undefined): void {
  const text = accent && (luminance(accent) > EQUAL_CONTRAST ? '#000' : '#fff');
  for (const name of surfaces) style.setProperty(name, accent ?? '');
  for (const name of texts) style.setProperty(name, text ?? '');
}

/**
 * WCAG relative luminance, 0 to 1.
 * @param hex - `#rgb` or `#rrggbb`.
 */
export function luminance(hex: string): number {
  const digits = hex.length < 5 ? hex.replace(/\w/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel > 0.04045 ? ((channel + 0.055) / 1.055) ** 2.4 : channel / 12.92;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
