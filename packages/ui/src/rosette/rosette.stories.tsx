import { type Palette, palette } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { crops } from './crops.ts';
import { glassNames } from './glass.ts';
import { RosettePlayground } from './rosette-playground.tsx';

const views = ['whole', ...Object.keys(crops)];

/** The church's window, drawn from a seed, a palette and a crop, as the build draws it. */
const meta = {
  title: 'Foundations/Rosette',
  component: RosettePlayground,
  argTypes: {
    seed: { control: { type: 'number', min: 1, step: 1 } },
    crop: { control: 'select', options: views },
    glass: { control: 'inline-radio', options: glassNames },
    lead: { control: { type: 'range', min: 1, max: 24, step: 1 } },
    ringCount: { control: { type: 'range', min: 1, max: 9, step: 1 } },
    cross: { control: { type: 'range', min: 0, max: 4, step: 0.5 } },
    palette: { control: 'object' },
  },
  args: {
    seed: 7,
    crop: 'whole',
    glass: 'vitral',
    lead: 7,
    ringCount: 9,
    background: true,
    whole: false,
    cross: 0,
    palette,
  },
} satisfies Meta<typeof RosettePlayground>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change anything, then take the file with you. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await expect(picture?.src).toMatch(/^data:image\/svg\+xml/);
    const link = canvas.getByRole('link', { name: 'Descargar SVG' });
    await expect(link).toHaveAttribute('download', 'roseta-7-whole-vitral.svg');
    await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      'viewBox="-1000 -1000 2000 2000"',
    );
    await expect(canvas.getByText(/ KB$/)).toBeVisible();
  },
};

export const Sunrise: Story = { args: { crop: 'sunrise', glass: 'fuego' } };

export const SmallMark: Story = { args: { ringCount: 4, lead: 14, background: false, cross: 2 } };

const reds: Palette = { ...palette, cielo: '#E7C7A0', selva: '#7A1F3D', hoja: '#C4566B', noche: '#2A0E18' };

/** Another church: the same window in its own colours. */
export const AnotherPalette: Story = { args: { seed: 42, palette: reds } };
