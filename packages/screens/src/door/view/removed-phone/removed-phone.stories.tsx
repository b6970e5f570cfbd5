import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RemovedPhone } from './removed-phone.tsx';

const marks = ['10482', '10517', '10533', '10540', '10561', '10573', '10580'].map((who, index) => ({
  clave: who,
  who,
  when: `sáb 28 nov, 19:0${Math.min(6, index)}`,
}));

const meta = {
  title: 'Pantallas/Admin/Parts/Removed phone',
  component: RemovedPhone,
  args: { marks, onCopy: fn(async () => undefined), onErase: fn(), onEnrol: fn() },
} satisfies Meta<typeof RemovedPhone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Copied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar la lista' }));
    await expect(args.onCopy).toHaveBeenCalledWith(
      expect.stringContaining('10482\tsáb 28 nov, 19:00\n10517'),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(/Lista copiada/);
  },
};

export const CopyRefused: Story = {
  args: { onCopy: fn(async () => Promise.reject(new Error('denied'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar la lista' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/No se pudo copiar/);
  },
};

/** Asked first; 'no' has the focus. */
export const EraseAsks: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar' }));
    await expect(canvas.getByText(/¿Borrar las 7 marcas\?/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'No, conservar' })).toHaveFocus();
    await expect(args.onErase).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sí, borrar' }));
    await expect(args.onErase).toHaveBeenCalledTimes(1);
  },
};

export const NothingLeft: Story = {
  args: { marks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No queda ninguna marca sin enviar.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Borrar' })).toBeNull();
  },
};

/** Visits are typed by name, letter and number. */
export const WithVisits: Story = {
  args: {
    marks: [
      ...marks.slice(0, 2),
      {
        clave: 'v1',
        who: 'Kevin M.',
        detail: 'menor de 18, familia 70012345, invitó Ana Rojas',
        isVisit: true,
        when: 'sáb 28 nov, 19:07',
      },
      { clave: 'v2', who: 'Lucía C.', detail: '', isVisit: true, when: 'sáb 28 nov, 19:08' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('2 marcas y 2 visitas sin enviar')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar la lista' }));
    await expect(args.onCopy).toHaveBeenCalledWith(
      [
        '10482\tsáb 28 nov, 19:00',
        '10517\tsáb 28 nov, 19:01',
        'Visita: Kevin M., menor de 18, familia 70012345, invitó Ana Rojas\tsáb 28 nov, 19:07',
        'Visita: Lucía C.\tsáb 28 nov, 19:08',
      ].join('\n'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar' }));
    await expect(canvas.getByText(/¿Borrar las 2 marcas y 2 visitas\?/)).toBeVisible();
  },
};

export const One: Story = {
  args: { marks: marks.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 marca sin enviar')).toBeVisible();
  },
};
