import { church } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PositionRadar } from './position-radar.tsx';

const { point, radiusMetres } = church;
/** North-east of the church, in degrees. */
const away = (north: number, east: number) => ({
  latitude: point.latitude + north,
  longitude: point.longitude + east,
});

const meta = {
  title: 'Composed/Member/Position radar',
  component: PositionRadar,
  args: { centre: point, radiusMetres, position: away(0.0003, 0.0005), accuracyMetres: 18 },
} satisfies Meta<typeof PositionRadar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const radar = canvas.getByRole('img', { name: /^Radar: estás a 63 m de la iglesia, dentro/ });
    await expect(radar).toHaveAttribute('data-inside');
  },
};

export const Searching: Story = { tags: ['picture'], args: { position: null, status: 'searching' } };

export const Unknown: Story = {
  args: { position: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /tu posición aún no se conoce/ })).toHaveAttribute(
      'data-status',
      'idle',
    );
  },
};

export const JustOutside: Story = {
  args: { position: away(-0.0019, 0.0004) },
  play: async ({ canvas }) => {
    const radar = canvas.getByRole('img', { name: /fuera del círculo de 200 m/ });
    await expect(radar).not.toHaveAttribute('data-inside');
  },
};

/** Beyond the edge: an arrow shows the direction. */
export const AcrossTown: Story = {
  tags: ['picture'],
  args: { position: away(0.03, -0.05) },
  play: async ({ canvas }) => {
    const radar = canvas.getByRole('img', { name: /6,3 km/ });
    await expect(radar.querySelector('[data-beyond]')).toBeInTheDocument();
  },
};

/** A few steps from the altar: dot and cross stay apart. */
export const AtTheCross: Story = {
  args: { position: away(0.00002, 0.00003) },
  play: async ({ canvas, canvasElement }) => {
    const radar = canvas.getByRole('img', { name: /^Radar: estás a 4 m/ });
    await expect(radar).toHaveAttribute('data-near');
    const box = (selector: string) => canvasElement.querySelector(selector)?.getBoundingClientRect();
    const dot = box('[data-part="person"] circle:last-child');
    const cross = box('[data-part="cross"]');
    await expect(dot?.left).toBeGreaterThan((cross?.left ?? 0) + (cross?.width ?? 0) / 2);
  },
};

export const Imprecise: Story = { args: { accuracyMetres: 180 } };

export const WithoutAccuracy: Story = { args: { accuracyMetres: null } };

export const Done: Story = { tags: ['picture'], args: { status: 'done', position: away(0.0001, -0.0002) } };

export const Dark: Story = { globals: { theme: 'dark' } };
