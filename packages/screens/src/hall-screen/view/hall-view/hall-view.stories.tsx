import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HallView } from './hall-view.tsx';

const screen = {
  presentes: 47,
  unos: 62,
  reunion: { titulo: 'Red de Jovenes', inicio: '19:00', fin: '21:00' },
  fecha: '2026-11-28',
};

const meta = {
  title: 'Pantallas/Admin/Parts/Hall view',
  component: HallView,
  parameters: { layout: 'fullscreen' },
  args: { product: 'Ministerio Juvenil', state: { kind: 'shown', screen, lost: false }, onFullScreen: fn() },
} satisfies Meta<typeof HallView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('47presentes de unos 62');
    await expect(canvas.getByText('Sábado, 19:00 – 21:00')).toBeVisible();
  },
};

export const FillsTheScreen: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pantalla completa' }));
    await expect(args.onFullScreen).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = { args: { state: { kind: 'loading', lost: false } } };
export const LoadingOffline: Story = { args: { state: { kind: 'loading', lost: true } } };

/** Fewer than five: no number. */
export const DoorOpen: Story = {
  args: { state: { kind: 'shown', lost: false, screen: { ...screen, presentes: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'La puerta está abierta' })).toBeVisible();
  },
};

/** A day without a meeting, in a church that does not know yet how many come. */
export const NoMeeting: Story = {
  args: { state: { kind: 'shown', lost: false, screen: { ...screen, unos: null, reunion: null } } },
};

export const Offline: Story = {
  args: { state: { kind: 'shown', lost: true, screen } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sin conexión: se ve lo último que se supo.');
  },
};

export const Ended: Story = {
  args: {
    state: {
      kind: 'ended',
      message: 'Este enlace ya no sirve: vale hasta el final del día. Pide otro a un administrador.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('La pantalla se apagó');
  },
};

export const LongNames: Story = {
  args: {
    product: 'Ministerio Juvenil de la Santísima Trinidad',
    state: {
      kind: 'shown',
      lost: false,
      screen: {
        ...screen,
        presentes: 1234,
        unos: 1180,
        reunion: { titulo: 'Encuentro de discipulado y de sus familias', inicio: '19:00', fin: '21:00' },
      },
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneLongNames: Story = { ...LongNames, globals: { viewport: { value: 'phone' } } };
