import type { Picture as PictureSlot } from '@ministerio/content/types';
import { createContext, useContext } from 'react';

/** Files of a picture. */
export interface PictureSource {
  readonly src: string;
  /** Size of the file in pixels: its ratio reserves the space until it has loaded. */
  readonly width: number;
  readonly height: number;
  /** The point that is never cut off, in tenths of width and height. @default the middle */
  readonly focus?: { readonly x: number; readonly y: number };
  /** The same picture in smaller formats and several widths, best first. */
  readonly alternatives?: readonly { readonly type: string; readonly srcSet: string }[];
}

/** Pictures of the church's window, drawn or photographed, with the app's file addresses. */
export interface Artwork {
  /** The whole rosette. */
  readonly hero: string;
  /** Its centre with the cross. */
  readonly logo: string;
  /** File of a picture slot: its photograph, or the drawing made for it. A method, as widgets take crops alone. */
  picture(slot: PictureSlot): PictureSource;
  /** File of a ministry's avatar by its name's `textKey`: its emblem, or the plain rosette. @default no avatars */
  readonly ministryAvatar?: (key: string) => string;
  /** The emblem that a ministry wears, by its name's `textKey`: its `data-emblem` in charts. @default none */
  readonly emblem?: (key: string) => string | undefined;
  /** PNG file for the head of a document: a ministry's avatar by its name's `textKey`, or the logo for null. @default none */
  readonly mark?: (key: string | null) => string;
  /** File of an old picture: its photograph, or a drawn scene. */
  readonly oldPicture: (slot: { readonly scene: string; readonly photograph?: string }) => PictureSource;
}

/** null where no app provides pictures. */
export const ArtworkContext = createContext<Artwork | null>(null);

/** Provides the pictures of the components below. */
export const ArtworkProvider = ArtworkContext.Provider;

/**
 * The app's pictures.
 * @throws Error - outside an `ArtworkProvider`.
 */
export function useArtwork(): Artwork {
  const artwork = useContext(ArtworkContext);
  if (!artwork) {
    throw new Error(
      '@ministerio/ui: pictures need an <ArtworkProvider> above them that says where the files are.',
    );
  }
  return artwork;
}
