import { ownDataOfCamila } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OwnFicha } from './own-ficha.tsx';

const meta = {
  title: 'Pantallas/Member/Parts/Own ficha',
  component: OwnFicha,
  args: { ficha: ownDataOfCamila.ficha, timeZone: 'America/La_Paz' },
} satisfies Meta<typeof OwnFicha>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+59170012345')).toBeVisible();
    await expect(canvas.getAllByText('Sin anotar')).toHaveLength(3);
  },
};

/** Guardians' numbers are theirs: two digits are enough to know which one it is. */
export const Minor: Story = {
  args: {
    ficha: {
      nota: { texto: 'Está de viaje', por: null, cuando: '2026-11-14T23:30:00.000Z' },
      telefono: null,
      anioNacimiento: 2011,
      tutores: [
        { nombre: 'Patricia Añez', telefono: '•••• 65', parentesco: 'Madre', sePuedeEscribir: true },
        { nombre: 'Rolando Gutiérrez', telefono: '•••• 78', parentesco: 'Padre', sePuedeEscribir: false },
      ],
      consentimientos: [
        {
          tipo: 'Tener una cuenta',
          medio: 'En papel',
          cuando: '2026-10-03T23:30:00.000Z',
          retirado: null,
        },
        {
          tipo: 'Salir en fotos',
          medio: 'En papel',
          cuando: '2026-10-03T23:30:00.000Z',
          retirado: '2026-11-07T23:30:00.000Z',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Patricia Añez (Madre), •••• 65')).toBeVisible();
    await expect(canvas.getByText('Está de viaje (14-11-2026)')).toBeVisible();
    await expect(canvas.getByText('Rolando Gutiérrez (Padre), •••• 78, no se le escribe')).toBeVisible();
    await expect(
      canvas.getByText('Salir en fotos: en papel, el 03-10-2026; retirado el 07-11-2026'),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  args: { ficha: { telefono: null, anioNacimiento: null, tutores: [], consentimientos: [], nota: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sin anotar')).toHaveLength(5);
  },
};

export const Phone: Story = {
  ...Minor,
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
