import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withArtwork } from '../../../../composed/picture/with-artwork.tsx';
import { DashboardCards } from './dashboard-cards.tsx';

const meta = {
  title: 'Composed/Admin/Dashboard cards',
  component: DashboardCards,
  decorators: [withArtwork],
  args: { username: 'ruth.aguilera', today: 'sábado, 21 de noviembre', ownServer: true },
} satisfies Meta<typeof DashboardCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hola, ruth.aguilera');
    await expect(canvas.getByRole('link', { name: 'Ver asistencias' })).toHaveAttribute(
      'href',
      '/dashboard/asistencia',
    );
    await expect(canvas.getByText('Corrige datos, cambia roles, elimina cuentas.')).toBeVisible();
  },
};

/** A backend without roles: no card mentions them. */
export const ForeignBackend: Story = {
  args: { ownServer: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Corrige datos, elimina cuentas.')).toBeVisible();
  },
};

export const Counted: Story = {
  tags: ['picture'],
  args: { counts: { '/dashboard/form': 1, '/dashboard/category': 6, '/dashboard/listUsers': 214 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('mensaje', { exact: false, selector: 'p:has(strong)' })).toHaveTextContent(
      '1 mensaje sin leer',
    );
  },
};

export const LongNames: Story = {
  args: { username: 'maximiliano.fernando.de.la.santisima.trinidad.villarroel' },
  globals: { viewport: { value: 'phone' } },
};
