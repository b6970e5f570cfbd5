/** Part of the rosette shown in a picture. */
export type RosetteCrop = 'sunrise' | 'center' | 'corner' | 'arc' | 'rim' | 'petals';

/** Colour family of the window. */
export type RosetteGlass = 'vitral' | 'fuego' | 'rio' | 'aurora';

/** A picture slot: a photograph, or a crop of the rosette without one. */
export interface Picture {
  readonly crop: RosetteCrop;
  /** @default 'vitral' */
  readonly glass?: RosetteGlass;
  /** Alternative text; empty for a decorative picture. */
  readonly alt: string;
  /** File name inside `packages/content/photographs/`, for example `jovenes.jpg`. */
  readonly photograph?: string;
}
