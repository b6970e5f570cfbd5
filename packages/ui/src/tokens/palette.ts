/**
 * The colours that a church chooses, each with what it is for. Nothing but the tokens and the rosette reads them:
 * components read roles.
 */
export const paletteColors = {
  noche: 'Hero, footer, lead lines of the window, background of the dark theme',
  selva: 'The brand, and the main action on light backgrounds',
  hoja: 'Accents and success on dark backgrounds',
  hojaOscura: 'A darker hoja, for text on light backgrounds',
  sol: 'The main action on dark backgrounds, highlights',
  durazno: 'Soft highlights',
  coral: 'Glass; small text on dark backgrounds',
  teja: 'Glass',
  tejaOscura: 'A darker teja, for text on light backgrounds',
  cielo: 'Information, glass',
  papel: 'Background of the light theme',
  tinta: 'Text on light backgrounds',
} as const;

/** Name of a colour that a church chooses. */
export type PaletteColor = keyof typeof paletteColors;

/** A church's colours by name, each as `#RRGGBB` in sRGB. */
export type Palette = Readonly<Record<PaletteColor, string>>;

/** Colours that are the same in every church. Errors have their own red, so that they are never mistaken for the glass. */
export const fixedColors = {
  blanco: { hex: '#ffffff', purpose: 'Surfaces of the light theme, text on the brand colour' },
  negro: { hex: '#000000', purpose: 'Darkens noche; shadows of the dark theme' },
  rojo: { hex: '#b3203a', purpose: 'Errors and what cannot be undone, in the light theme' },
  rojoClaro: { hex: '#f2808a', purpose: 'Errors and what cannot be undone, in the dark theme' },
} as const;

/** A colour that themes are mixed from. */
export type BaseColor = PaletteColor | keyof typeof fixedColors;

/** Whether a colour is one that the church chooses. */
export function isPaletteColor(name: string): name is PaletteColor {
  return name in paletteColors;
}

/**
 * Refuses what is no palette, naming everything that is wrong with it.
 * @throws Error - a colour is missing, unknown or not of the form `#RRGGBB`.
 */
export function assertPalette(palette: Palette): void {
  const given: unknown = palette;
  if (typeof given !== 'object' || given === null) {
    throw new Error('A palette is an object of colours by name, such as { noche: "#0E2A27", … }.');
  }
  const colors = new Map<string, unknown>(Object.entries(given));
  const missing = Object.keys(paletteColors).filter((name) => !colors.has(name));
  const unknown = [...colors.keys()].filter((name) => !isPaletteColor(name));
  const malformed = [...colors].filter(
    ([name, value]) => isPaletteColor(name) && !/^#[0-9a-f]{6}$/i.test(String(value)),
  );
  const problems = [
    ...missing.map((name) => `'${name}' is missing`),
    ...unknown.map((name) => `'${name}' is not a colour of the palette`),
    ...malformed.map(([name, value]) => `'${name}' is '${String(value)}', not of the form #RRGGBB`),
  ];
  if (problems.length > 0) throw new Error(`This palette cannot be used: ${problems.join('; ')}.`);
}
