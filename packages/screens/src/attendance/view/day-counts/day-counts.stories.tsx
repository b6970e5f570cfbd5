import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DayCounts } from './day-counts.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Day counts',
  component: DayCounts,
  args: {
    counts: { conNumero: 143, visitas: 12, sinNombre: 20 },
    draft: null,
    onDraftChange: fn(),
    onSave: fn(async () => true),
  },
  render: function Example(args) {
    const [draft, setDraft] = useState(args.draft);
    const change = (next: string | null) => {
      args.onDraftChange(next);
      setDraft(next);
    };
    return <DayCounts {...args} draft={draft} onDraftChange={change} />;
  },
} satisfies Meta<typeof DayCounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('En toda la iglesia: 143 con número + 12 visitas + 20 sin nombre'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver las visitas' })).toHaveAttribute(
      'href',
      '/dashboard/visitas',
    );
  },
};

/** All people have a number: the table's totals say it, and no zero is drawn. */
export const NumbersAlone: Story = {
  args: { counts: { conNumero: 143, visitas: 0, sinNombre: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/En toda la iglesia/)).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Anotar personas sin nombre' })).toBeVisible();
  },
};

/** A day of more than a year ago is only shown. */
export const ReadOnly: Story = {
  render: ({ onSave: _, ...args }) => <DayCounts {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/143 con número/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Editing: Story = { args: { draft: '24' } };

export const Saving: Story = {
  args: { draft: '24', saving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Personas sin nombre')).toHaveAttribute('readonly');
  },
};

export const Failed: Story = {
  args: {
    draft: '24',
    error: 'No se pudo guardar el conteo. No hay conexión. Inténtalo de nuevo.',
    onSave: fn(async () => false),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Personas sin nombre')).toHaveAccessibleDescription(
      /No se pudo guardar el conteo. No hay conexión/,
    );
  },
};

export const Phone: Story = { args: { draft: '24' }, globals: { viewport: { value: 'phone' } } };

/** Opened, changed and saved with the keyboard: the focus goes to the field and comes back. */
export const Saves: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Corregir los sin nombre' }).focus();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByLabelText('Personas sin nombre');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('20');
    await userEvent.keyboard('9999{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(9999));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Corregir los sin nombre' })).toHaveFocus(),
    );
  },
};

export const GivenUp: Story = {
  tags: ['!dev', '!autodocs'],
  args: { draft: 'x' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.getByRole('button', { name: 'Corregir los sin nombre' })).toHaveFocus();
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(null);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** An invalid count is not sent, and the field says what a count is. */
export const NoCount: Story = {
  tags: ['!dev', '!autodocs'],
  args: { draft: '' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Personas sin nombre');
    for (const text of ['{Enter}', '-5{Enter}', '1e3{Enter}', '2,5{Enter}']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expect(field).toHaveAccessibleDescription(/Escribe un número entero de 0 a 9999\./);
      await expect(field).toHaveFocus();
    }
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await expect(field).not.toHaveAccessibleDescription(/Escribe un número/);
    await userEvent.type(field, '0{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(0));
  },
};
