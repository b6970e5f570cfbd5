import { sealedCopies } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CopiesStatus } from './copies-status.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Copies status',
  component: CopiesStatus,
  args: { status: sealedCopies, nowMs: Date.parse('2026-11-21T23:00:00.000Z'), timeZone: 'America/La_Paz' },
} satisfies Meta<typeof CopiesStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = { motivo: null, desde: null, ultima: null, ensayo: null } as const;
const failing = (motivo: NonNullable<typeof sealedCopies.motivo>) => ({
  ...sealedCopies,
  estado: 'falla' as const,
  motivo,
  desde: '2026-11-21T22:45:00.000Z',
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ensayo de restauración: bien, hace 3 días.')).toBeVisible();
    await expect(canvas.getByText('Última copia: 21-11-2026 a las 18:40.')).toBeVisible();
  },
};

export const NotSetUp: Story = {
  args: { status: { ...none, estado: 'sin-configurar' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Las copias no salen del equipo')).toBeVisible();
  },
};

export const WaitingForThePage: Story = {
  args: { status: { ...none, estado: 'sin-comprobar' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Toma la página/)).toBeVisible();
  },
};

export const BeforeTheFirstRehearsal: Story = {
  args: { status: { ...sealedCopies, ensayo: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ensayo de restauración: todavía ninguno.')).toBeVisible();
  },
};

export const LateRehearsal: Story = {
  args: {
    status: { ...sealedCopies, ensayo: { resultado: 'atrasado', cuando: '2026-11-09T22:40:00.000Z' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ensayo de restauración: el último fue bien, hace 12 días.')).toBeVisible();
  },
};

export const FailedRehearsal: Story = {
  args: { status: { ...sealedCopies, ensayo: { resultado: 'falla', cuando: '2026-11-20T22:40:00.000Z' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ensayo de restauración: falló, ayer.')).toBeVisible();
    await expect(canvas.getByText(/Los datos del servidor están a salvo/)).toBeVisible();
  },
};

export const StoreAway: Story = {
  tags: ['picture'],
  args: { status: failing('sin-destino') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/el disco está desconectado/)).toBeVisible();
    await expect(canvas.getByText('Sin copias nuevas desde el 21-11-2026 a las 18:45.')).toBeVisible();
  },
};

export const StoreFull: Story = { args: { status: failing('lleno') } };

export const StoreReadOnly: Story = { args: { status: failing('sin-permiso') } };

export const StoreSlow: Story = { args: { status: failing('lento') } };

export const StoreOfAnother: Story = { args: { status: failing('ajeno') } };

export const FailedForAnotherReason: Story = { args: { status: failing('otro') } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { status: failing('sin-destino') },
};
