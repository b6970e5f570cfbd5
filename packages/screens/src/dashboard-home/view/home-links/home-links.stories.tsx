import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeLinks } from './home-links.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Home links',
  component: HomeLinks,
  args: { ownServer: true, doorHref: '/dashboard/puerta/abrir' },
} satisfies Meta<typeof HomeLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

const specified = [
  'Marcar Asistencia',
  'Ver asistencias',
  'Gestionar Ministerios',
  'Editar usuarios',
  'Lista de usuarios',
  'Ver formulario',
];

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Abrir la puerta',
      ...specified,
      'Sitio',
      'Teléfonos de la puerta',
    ]);
    await expect(links[1]).toHaveAttribute('href', '/dashboard/asistenciamembresia');
  },
};

/** Another backend has the specification's screens alone. */
export const ForeignBackend: Story = {
  args: { ownServer: false, doorHref: undefined },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(specified);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
