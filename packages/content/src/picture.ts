import { type EmblemName, emblemNames } from '@ministerio/contract/domain';

export { type EmblemName, emblemNames } from '@ministerio/contract/domain';

/** Part of the rosette shown in a picture. */
export type RosetteCrop = 'sunrise' | 'center' | 'corner' | 'arc' | 'rim' | 'petals';

/** Colour family of the window. */
export type RosetteGlass = 'vitral' | 'fuego' | 'rio' | 'aurora';

/**
 * The emblem of a subject: the one whose name ends the subject's, so that 'Red de Jovenes' and 'Jóvenes' wear the same.
 * @param key - its name's `textKey`, as in `categories.name_key`.
 * @returns undefined for all others, which wear the plain rosette.
 */
export function emblemOf(key: string): EmblemName | undefined {
  const letters = key.replace(/[^a-z]/g, '');
  return emblemNames.find((name) => letters.endsWith(name));
}

interface PictureSlot {
  /** Alternative text; empty for a decorative picture. */
  readonly alt: string;
  /** File name inside `packages/content/photographs/`, for example `jovenes.jpg`. */
  readonly photograph?: string;
}

/** A slot that shows a crop of the rosette without a photograph. */
export interface RosettePicture extends PictureSlot {
  readonly crop: RosetteCrop;
  /** @default 'vitral' */
  readonly glass?: RosetteGlass;
  readonly emblem?: undefined;
}

/** A slot that shows its subject's emblem without a photograph. */
interface EmblemPicture extends PictureSlot {
  readonly emblem: EmblemName;
}

/** A picture slot: a photograph, or a drawing without one. */
export type Picture = RosettePicture | EmblemPicture;
