/** Which part of the rosette a picture shows. */
export type RosetteCrop = 'sunrise' | 'center' | 'corner' | 'arc' | 'rim' | 'petals';

/** Which family of colours the window has. */
export type RosetteGlass = 'vitral' | 'fuego' | 'rio' | 'aurora';

/**
 * A picture slot. Until a photograph is named it shows a crop of the rosette.
 */
export interface Picture {
  readonly crop: RosetteCrop;
  /** @default 'vitral' */
  readonly glass?: RosetteGlass;
  /** What a person who does not see it should know; empty for a picture that only decorates. */
  readonly alt: string;
  /** File name inside `packages/content/photographs/`, for example `jovenes.jpg`. */
  readonly photograph?: string;
}
