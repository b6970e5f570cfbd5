import type { Decorator } from '@storybook/react-vite';
import { DrawnArtwork } from './drawn-artwork.tsx';

/** Storybook decorator: pictures drawn in the browser, as a story has no built ones. */
export const withArtwork: Decorator = (Story) => (
  <DrawnArtwork>
    <Story />
  </DrawnArtwork>
);
