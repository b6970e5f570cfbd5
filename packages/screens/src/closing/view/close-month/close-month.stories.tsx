import { openMonth } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CloseMonth } from './close-month.tsx';
import type { TypedCounts } from './piles.ts';

const meta = {
  title: 'Pantallas/Admin/Parts/Close month',
  component: CloseMonth,
  args: {
    month: openMonth,
    currency: 'Bs',
    counts: {},
    onCountsChange: fn<(counts: TypedCounts) => void>(),
    onClose: fn(async () => true),
  },
  render: function Example(args) {
    const [counts, setCounts] = useState(args.counts);
    return <CloseMonth {...args} counts={counts} onCountsChange={setCounts} />;
  },
} satisfies Meta<typeof CloseMonth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cerrar agosto de 2026' })).toBeVisible();
    await expect(canvas.getByText(/asistencias · 16 sin monto$/)).toBeVisible();
  },
};

/** The sum and the difference follow what is typed. */
export const Counted: Story = {
  args: { counts: { 20000: '15', 1000: '12' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Falta').nextSibling).toHaveTextContent('Bs 0,50');
    await userEvent.type(canvas.getByLabelText('Bs 0,50'), '1');
    await expect(canvas.getByText('Diferencia').nextSibling).toHaveTextContent('ninguna');
    await userEvent.type(canvas.getByLabelText('Bs 1'), '2');
    await expect(canvas.getByText('Sobra').nextSibling).toHaveTextContent('Bs 2');
    await userEvent.type(canvas.getByLabelText('Nota (opcional)'), 'Una moneda de más');
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar agosto' }));
    await expect(args.onClose).toHaveBeenCalledWith({
      mes: '2026-08',
      registrado: 312_050,
      conteo: [
        { valor: 20_000, cantidad: 15 },
        { valor: 1000, cantidad: 12 },
        { valor: 100, cantidad: 2 },
        { valor: 50, cantidad: 1 },
      ],
      nota: 'Una moneda de más',
    });
  },
};

export const WithASecondPerson: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Su usuario'), 'daniel');
    await userEvent.type(canvas.getByLabelText('Su contraseña'), 'secreta{Enter}');
    await waitFor(() =>
      expect(args.onClose).toHaveBeenCalledWith(
        expect.objectContaining({ testigo: { usuario: 'daniel', clave: 'secreta' } }),
      ),
    );
  },
};

/** Half a second person is not sent. */
export const HalfASecondPerson: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Su usuario'), 'daniel{Enter}');
    await expect(canvas.getByLabelText('Su contraseña')).toHaveAccessibleDescription('Falta su contraseña');
    await expect(canvas.getByLabelText('Su contraseña')).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Su usuario'));
    await expect(canvas.getByLabelText('Su contraseña')).not.toHaveAccessibleDescription();
  },
};

/** Invalid numbers are not sent. */
export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Bs 200');
    await userEvent.type(field, 'dos{Enter}');
    await expect(field).toHaveAccessibleDescription('Escribe un número');
    await expect(field).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await expect(field).not.toHaveAccessibleDescription();
  },
};

export const Saving: Story = { args: { counts: { 20000: '15' }, saving: true } };

export const Failed: Story = {
  args: {
    error:
      'No se pudo cerrar el mes. Lo registrado cambió mientras contabas. Revisa el mes y vuelve a cerrarlo.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Lo registrado cambió/)).toBeVisible();
  },
};

export const WrongSecondPerson: Story = {
  args: { witnessError: 'La segunda persona tiene que ser otra.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Su usuario')).toHaveAccessibleDescription(
      'La segunda persona tiene que ser otra.',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
