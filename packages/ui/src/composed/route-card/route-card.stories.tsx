import { church } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RouteCard } from './route-card.tsx';

const meta = {
  title: 'Composed/Public/Route card',
  component: RouteCard,
  args: { point: church.point, address: church.address, plan: church.plan },
} satisfies Meta<typeof RouteCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Plano: / })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Abrir la ruta/ })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=-17.8132,-63.1804'),
    );
  },
};

/** A church without street names. */
export const NoNames: Story = {
  args: { plan: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Tercer anillo Externo')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
