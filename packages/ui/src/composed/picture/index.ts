export { type Artwork, ArtworkProvider, type PictureSource, useArtwork } from './artwork-context.ts';
export { Picture, type PictureProps } from './picture.tsx';
