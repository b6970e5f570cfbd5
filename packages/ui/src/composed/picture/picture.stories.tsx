import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture, type PictureProps, useArtwork } from './index.ts';
import { withArtwork } from './with-artwork.tsx';

function Drawn(props: Omit<PictureProps, 'source'>) {
  const artwork = useArtwork();
  return <Picture {...props} source={artwork.picture({ crop: 'sunrise', glass: 'fuego', alt: '' })} />;
}

const meta = {
  title: 'Composed/Public/Picture',
  component: Drawn,
  args: { alt: 'Vitral de colores cálidos' },
  decorators: [withArtwork],
} satisfies Meta<typeof Drawn>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A slot without a photograph shows its crop of the rosette, and keeps its place while it loads. */
export const Rosette: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Vitral de colores cálidos' });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', '1280');
  },
};

/** A photograph offers its smaller formats first. */
export const Photograph: StoryObj<typeof Picture> = {
  render: () => (
    <Picture
      alt="Jóvenes cantando"
      priority
      source={{
        src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
        width: 1600,
        height: 900,
        alternatives: [{ type: 'image/avif', srcSet: 'data:image/avif;base64,AA== 640w' }],
      }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Jóvenes cantando' })).toHaveAttribute('loading', 'eager');
    await expect(canvasElement.querySelector('source')).toHaveAttribute('type', 'image/avif');
  },
};
