import { church } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MapPanel } from './map-panel.tsx';

const meta = {
  title: 'Composed/Public/Map panel',
  component: MapPanel,
  args: { point: church.point, address: church.address, plan: church.plan },
} satisfies Meta<typeof MapPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A drawn plan until someone asks for the map: nothing of another site loads before. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /^Plano: / })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ver el mapa aquí' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Cómo llegar con mi teléfono/ })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=-17.8132,-63.1804'),
    );
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** A church without street names: screen readers skip the plan and read the address. */
export const NoNames: Story = {
  args: { plan: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByText('Av. Radial 13')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
