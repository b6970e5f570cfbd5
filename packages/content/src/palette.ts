/**
 * The colours of the window, in sRGB. Design tokens and the rosette are built from these and nothing
 * else names a colour: another church changes them here.
 */
export const palette = {
  /** Hero, footer, lead lines, ground of the dark theme. */
  noche: '#0E2A27',
  /** Brand and primary action on light ground. */
  selva: '#1C6B52',
  /** Accents and success on dark ground. */
  hoja: '#3FA67A',
  /** `hoja` where it has to be read on light ground. */
  hojaOscura: '#2B7F5D',
  /** Primary action on dark ground, highlights. */
  sol: '#F4B63F',
  /** Soft highlights. */
  durazno: '#F6C98B',
  /** Glass; small text on dark ground. */
  coral: '#EE8060',
  /** Glass. */
  teja: '#D4532F',
  /** `teja` where it has to be read on light ground. */
  tejaOscura: '#B4421F',
  /** Information, glass. */
  cielo: '#7CC3D2',
  /** Ground of the light theme. */
  papel: '#FBF6EC',
  /** Text on light ground. */
  tinta: '#17211E',
} as const;

/** Name of a colour of the window. */
export type PaletteColor = keyof typeof palette;

/** Colour values (`#RRGGBB`) by name. */
export type Palette = Readonly<Record<PaletteColor, string>>;
