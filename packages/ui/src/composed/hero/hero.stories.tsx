import { home } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { withArtwork } from '../../testing/with-artwork.tsx';
import { Picture, useArtwork } from '../picture/index.ts';
import { Hero } from './index.ts';

const { title, typed, primaryAction, secondaryAction } = home.hero;

const meta = {
  title: 'Composed/Public/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    title,
    lines: typed,
    actions: (
      <>
        <ButtonLink href={primaryAction.path} size="lg">
          {primaryAction.label}
        </ButtonLink>
        <ButtonLink href={secondaryAction.path} size="lg" variant="secondary">
          {secondaryAction.label}
        </ButtonLink>
      </>
    ),
    note: 'Próxima reunión: Red de Jovenes, sábado 19:00',
  },
  decorators: [withArtwork],
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bienvenidos a casa' })).toBeVisible();
  },
};

/** Moving parts can be stopped, and started again. */
export const Stopped: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Detener el movimiento' }));
    await expect(canvasElement.querySelector('[data-component="Hero"]')).toHaveAttribute('data-paused');
    await expect(canvas.getByRole('button', { name: 'Reanudar el movimiento' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

function Photograph() {
  return <Picture source={useArtwork().picture({ crop: 'arc', alt: '' })} alt="" priority />;
}

/** A church with a photograph of its own. */
export const WithPhotograph: Story = { args: { photograph: <Photograph /> } };
