import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withArtwork } from '../../testing/with-artwork.tsx';
import { Picture, type PictureProps, type PictureSource, photoSource, useArtwork } from './index.ts';

const photograph: PictureSource = {
  src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  width: 1600,
  height: 900,
  alternatives: [{ type: 'image/avif', srcSet: 'data:image/avif;base64,AA== 640w' }],
};

function Drawn(props: PictureProps) {
  const artwork = useArtwork();
  return <Picture {...props} source={artwork.picture({ crop: 'sunrise', glass: 'fuego', alt: '' })} />;
}

const meta = {
  title: 'Composed/Public/Picture',
  component: Picture,
  argTypes: { source: { control: false } },
  args: { source: photograph, alt: 'Vitral de colores cálidos' },
  decorators: [withArtwork],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A slot without a photograph shows its crop of the rosette, and keeps its place while it loads. */
export const Rosette: Story = {
  tags: ['picture'],
  render: Drawn,
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Vitral de colores cálidos' });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', '1280');
  },
};

/** A photograph offers its smaller formats first. */
export const Photograph: Story = {
  args: { alt: 'Jóvenes cantando', priority: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Jóvenes cantando' })).toHaveAttribute('loading', 'eager');
    await expect(canvasElement.querySelector('source')).toHaveAttribute('type', 'image/avif');
  },
};

/** The point that an administrator chose is never cut off, whatever the box. */
export const Published: Story = {
  args: {
    alt: 'Siete jóvenes bajo luces de patio',
    source: {
      ...photoSource({ id: 'f07090a1b2c3d4e5f60718293a4b5c6d', foco: [0.78, 0] }),
      src: photograph.src,
      alternatives: [],
    },
  },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Siete jóvenes bajo luces de patio' });
    await expect(getComputedStyle(image).objectPosition).toBe('80% 0%');
    await expect(image).not.toHaveAttribute('style');
  },
};
