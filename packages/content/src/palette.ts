/**
 * The colours of the window, in sRGB. Design tokens and the rosette are built from these, the only colours in the
 * product: another church changes them here.
 */
export const palette = {
  /** Hero, footer, lead lines, background of the dark theme. */
  noche: '#0E2A27',
  /** Brand and primary action on light backgrounds. */
  selva: '#1C6B52',
  /** Accents and success on dark backgrounds. */
  hoja: '#3FA67A',
  /** `hoja` for text on light backgrounds. */
  hojaOscura: '#2B7F5D',
  /** Primary action on dark backgrounds, highlights. */
  sol: '#F4B63F',
  /** Soft highlights. */
  durazno: '#F6C98B',
  /** Glass; small text on dark backgrounds. */
  coral: '#EE8060',
  /** Glass. */
  teja: '#D4532F',
  /** `teja` for text on light backgrounds. */
  tejaOscura: '#B4421F',
  /** Information, glass. */
  cielo: '#7CC3D2',
  /** Background of the light theme. */
  papel: '#FBF6EC',
  /** Text on light backgrounds. */
  tinta: '#17211E',
} as const;

export type PaletteColor = keyof typeof palette;

/** Colour values (`#RRGGBB`) by name. */
export type Palette = Readonly<Record<PaletteColor, string>>;
