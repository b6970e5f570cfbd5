import { withCard } from '@ministerio/ui/testing/with-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoorCode } from './door-code.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Door code',
  component: DoorCode,
  decorators: [withCard],
  args: {
    code: 'K7QM4XWD',
    address: 'https://ejemplo.org/puerta',
    grant: 'Solo números; vence hoy a las 23:00',
    leftMs: 552_000,
    onRenew: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof DoorCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('K7QM · 4XWD')).toBeVisible();
    await expect(canvas.getByText('quedan 9:12')).toBeVisible();
    await expect(canvas.getByText('Vale diez minutos y una sola vez.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Código QR para inscribir el teléfono' })).toBeVisible();
  },
};

/** It is read letter by letter. */
export const Focused: Story = {
  tags: ['!dev', '!autodocs'],
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Código: K 7 Q M 4 X W D').parentElement).toHaveFocus();
  },
};

export const Expired: Story = {
  args: { leftMs: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Este código ya no vale')).toBeVisible();
    await expect(canvas.queryByText('K7QM · 4XWD')).toBeNull();
    await expect(canvas.queryByRole('img', { name: /QR/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Otro código' }));
    await expect(args.onRenew).toHaveBeenCalledTimes(1);
  },
};

/** Another one is on its way. */
export const Pending: Story = { args: { pending: true } };

export const Failed: Story = {
  args: { error: 'No se pudo hacer el código. No hay conexión. Inténtalo de nuevo.' },
};

/** No phone reaches this machine's own address. */
export const OnlyHere: Story = {
  args: { address: 'http://localhost:3000/puerta' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esta dirección es solo de este equipo')).toBeVisible();
  },
};

export const PlainHttp: Story = {
  args: { address: 'http://192.168.0.12:3000/puerta' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Abriste el panel sin https')).toBeVisible();
  },
};

export const LongAddress: Story = {
  args: {
    address: 'https://ministerio-juvenil.iglesia-cristiana-santa-cruz.example/puerta',
    grant: 'Con nombres: Red de Adolescentes y Preadolescentes; vence el domingo 29-11-2026 a las 23:00',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const code = canvas.getByText('K7QM · 4XWD');
    await expect(code.getBoundingClientRect().right).toBeLessThanOrEqual(clientWidth);
  },
};
