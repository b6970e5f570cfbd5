export {
  type Artwork,
  ArtworkContext,
  ArtworkProvider,
  type PictureSource,
  useArtwork,
} from './artwork-context.ts';
export { photoIn, photoSource } from './photo-source.ts';
export { Picture, type PictureProps } from './picture.tsx';
