import { securityNotices } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoorNotices } from './door-notices.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Door notices',
  component: DoorNotices,
  args: { notices: securityNotices.puerta, timeZone: 'America/La_Paz' },
} satisfies Meta<typeof DoorNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

const [held, code] = securityNotices.puerta;
if (held === undefined || code === undefined)
  throw new TypeError('The fixtures hold no notices of the door.');

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Se frenó un teléfono de la puerta')).toBeVisible();
    await expect(
      canvas.getByText('«Mesa 1» envió demasiados números que nadie tiene, el 20-11-2026 a las 19:20.'),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        '«jose.luis» hizo un código para marcar viendo nombres; fue el 20-11-2026 a las 18:15.',
      ),
    ).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'Teléfonos de la puerta' })) {
      await expect(link).toHaveAttribute('href', '/dashboard/puerta');
    }
  },
};

/** A line for each author and kind, with the newest one's hour. */
export const ManyCodes: Story = {
  args: {
    notices: [
      { ...code, por: 'ruth.a', perfil: 'numeros', cuando: '2026-11-21T22:20:00.000Z' },
      { ...code, por: 'ruth.a', perfil: 'numeros', cuando: '2026-11-21T22:10:00.000Z' },
      code,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(
      canvas.getByText(
        '«ruth.a» hizo 2 códigos para marcar solo con números; el último el 21-11-2026 a las 18:20.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/frenó/)).toBeNull();
  },
};

export const SeveralHeld: Story = {
  args: { notices: [held, { ...held, telefono: 'Mesa 2', cuando: '2026-11-19T23:00:00.000Z' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Se frenaron teléfonos de la puerta')).toBeVisible();
    await expect(canvas.queryByText(/código/)).toBeNull();
  },
};

export const NothingToKnow: Story = {
  args: { notices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/puerta/)).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
