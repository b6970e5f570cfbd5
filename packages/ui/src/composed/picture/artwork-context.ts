import type { Picture as PictureSlot } from '@ministerio/content';
import { createContext, useContext } from 'react';

/** Where the files of a picture are. */
export interface PictureSource {
  readonly src: string;
  /** Size of the file in pixels: its proportion keeps the place until it has loaded. */
  readonly width: number;
  readonly height: number;
  /** The same picture in smaller formats and several widths, best first. */
  readonly alternatives?: readonly { readonly type: string; readonly srcSet: string }[];
}

/** Pictures of the church's window, drawn or photographed; the app says where their files are. */
export interface Artwork {
  /** The whole rosette. */
  readonly hero: string;
  /** Its centre with the cross. */
  readonly logo: string;
  /** File of a picture slot: its photograph, or its crop of the rosette. */
  readonly picture: (slot: PictureSlot) => PictureSource;
  /** File of an old picture: its photograph, or a drawn scene. */
  readonly oldPicture: (slot: { readonly scene: string; readonly photograph?: string }) => PictureSource;
}

const ArtworkContext = createContext<Artwork | null>(null);

/** Gives the components below their pictures. */
export const ArtworkProvider = ArtworkContext.Provider;

/**
 * The pictures that the app gave.
 * @throws Error outside an `ArtworkProvider`.
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
