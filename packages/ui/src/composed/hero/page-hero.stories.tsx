import { menu, ministries, pageIntros } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withArtwork } from '../../testing/with-artwork.tsx';
import { CONTACT_TITLE_PACE, TypingLine } from '../typing-line/index.ts';
import { PageHero } from './index.ts';

const sections = menu.find(({ label }) => label === 'Ministerios')?.sections ?? [];

const meta = {
  title: 'Composed/Public/Page hero',
  component: PageHero,
  parameters: { layout: 'fullscreen' },
  args: { ...pageIntros.ministries, picture: { crop: 'petals', glass: 'aurora', alt: '' }, sections },
  decorators: [withArtwork],
} satisfies Meta<typeof PageHero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every part of the page is one press away. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const parts = within(canvas.getByRole('navigation', { name: 'En esta página' }));
    await expect(parts.getAllByRole('link')).toHaveLength(6);
    await expect(parts.getByRole('link', { name: 'Intercesion' })).toHaveAttribute(
      'href',
      '/ministerios#intercesion',
    );
  },
};

/** Where every part has a window of its own, the parts are the picture. */
export const Windows: Story = {
  args: {
    picture: undefined,
    sections: sections.map((section, index) => ({ ...section, picture: ministries[index]?.picture })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Red de Jovenes' })).toHaveAttribute(
      'href',
      '/ministerios#jovenes',
    );
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(6);
  },
};

/** A page with one part needs no list of parts; its title may type itself. */
export const TypedTitle: Story = {
  args: {
    title: <TypingLine lines={['Cómo llegar', 'Te esperamos']} pace={CONTACT_TITLE_PACE} />,
    sections: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /Cómo llegar/ })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
