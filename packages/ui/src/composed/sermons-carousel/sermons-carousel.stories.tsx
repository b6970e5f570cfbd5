import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DrawnArtwork } from '../../testing/drawn-artwork.tsx';
import { SermonsCarousel } from './index.ts';

const sermons = [
  { id: 'v1', title: 'La casa sobre la roca', link: undefined },
  { id: 'v2', title: 'Un corazón agradecido en tiempos difíciles: serie de tres mensajes', link: undefined },
  { id: 'v3', title: undefined, link: undefined },
  { id: 'v4', title: 'Cuando Dios parece callar', link: undefined },
];

const meta = {
  title: 'Composed/Public/Sermons carousel',
  component: SermonsCarousel,
  args: { state: { status: 'ready', sermons } },
  decorators: [
    (Story) => (
      <DrawnArtwork>
        <Story />
      </DrawnArtwork>
    ),
  ],
} satisfies Meta<typeof SermonsCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No player is there until someone presses play. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Sin título' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('link', { name: /Ver en YouTube/ })[0]).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=v1',
    );
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['picture'],
  args: { state: { status: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Cargando prédicas…')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[data-status]')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  tags: ['picture'],
  args: { state: { status: 'ready', sermons: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay videos disponibles.')).toBeVisible();
  },
};

/** A picture that cannot be loaded leaves the rosette in its place. */
export const BrokenPictures: Story = {
  args: { thumbnailUrl: () => 'data:image/png;base64,AAAA' },
};

/** A card that is in view from the start shows its picture alone; the others their rosette until they come near. */
export const InView: Story = {
  args: {
    inView: 1,
    thumbnailUrl: () =>
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cpath fill="%23134337" d="M0 0h16v9H0z"/%3E%3C/svg%3E',
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Reproducir/ });
    await expect(first?.querySelectorAll('img')).toHaveLength(1);
    await expect(first?.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:/));
    await waitFor(() => expect(second?.querySelectorAll('img')).toHaveLength(2));
  },
};

/** In a place where no player may load, pressing play opens the video's page in another tab. */
export const Elsewhere: Story = {
  args: { player: 'elsewhere' },
  play: async ({ canvas }) => {
    const play = canvas.getByRole('link', { name: 'Reproducir: La casa sobre la roca' });
    await expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=v1');
    await expect(play).toHaveAttribute('target', '_blank');
  },
};

/** Sample data of a first start: there is nothing to watch, and each says so; the link leads to no church's channel. */
export const Example: Story = {
  args: {
    state: {
      status: 'ready',
      sermons: [
        { id: 'ejemplo-01', title: 'La fe que camina sobre el agua', link: null },
        { id: 'ejemplo-02', title: 'Un lugar en la mesa', link: null },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Un lugar en la mesa' })).toBeVisible();
    await expect(canvas.getAllByText('Ejemplo, sin video')).toHaveLength(2);
    for (const link of canvas.getAllByRole('link', { name: /^Ver en YouTube/ })) {
      await expect(link).toHaveAttribute('href', 'https://www.youtube.com/');
    }
    await expect(canvas.queryByRole('button', { name: /^Reproducir/ })).toBeNull();
    await expect(canvasElement.querySelectorAll('img').length).toBeGreaterThan(0);
  },
};

/** A sermon that an author linked to, kept somewhere else than on YouTube. */
export const OtherPage: Story = {
  args: {
    state: {
      status: 'ready',
      sermons: [{ id: 'audio', title: 'Salmo 23', link: undefined, page: 'https://example.org/salmo-23' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reproducir: Salmo 23' })).toHaveAttribute(
      'href',
      'https://example.org/salmo-23',
    );
    await expect(canvas.getByRole('link', { name: /Ver la prédica/ })).toBeVisible();
  },
};
