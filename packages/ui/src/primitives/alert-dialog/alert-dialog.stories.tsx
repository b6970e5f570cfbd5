import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { AlertDialog, type AlertDialogProps, alertDialogTones } from './alert-dialog.tsx';

function Asking(args: AlertDialogProps) {
  const [open, setOpen] = useState(false);
  const onOpenChange = (next: boolean) => {
    args.onOpenChange(next);
    setOpen(next);
  };
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Eliminar a Noelia
      </Button>
      <AlertDialog {...args} open={open} onOpenChange={onOpenChange} />
    </>
  );
}

const meta = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  argTypes: { tone: { control: 'select', options: alertDialogTones } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: '¿Eliminar a Noelia Justiniano?',
    description: 'Se eliminan también sus 14 asistencias. No se puede deshacer.',
    confirmLabel: 'Eliminar',
  },
  // Open at once it would cover the page that documents it.
  render: (args, { viewMode }) => (viewMode === 'docs' ? <Asking {...args} /> : <AlertDialog {...args} />),
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

/** Asks when its button is pressed, as on a screen. */
export const Asked: Story = { render: Asking };

/** The focus starts on the harmless answer. */
export const Confirms: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const dialog = screen.getByRole('alertdialog', { name: '¿Eliminar a Noelia Justiniano?' });
    await expect(dialog).toHaveAccessibleDescription(/14 asistencias/);
    await expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Neutral: Story = {
  args: {
    tone: 'neutral',
    title: '¿Cerrar sesión?',
    description: 'Tienes cambios sin guardar.',
    confirmLabel: 'Salir',
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A press outside is no answer. */
export const PressOutside: Story = {
  play: async ({ args }) => {
    await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByRole('alertdialog') });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** While it is being done nothing can be pressed twice and the dialog stays. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    const dialog = screen.getByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /Eliminar/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};

/** It could not be done: the reason is said and the question stays. */
export const Refused: Story = {
  args: { open: true, error: 'No se pudo eliminar. Inténtalo de nuevo.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No se pudo eliminar. Inténtalo de nuevo.');
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
  },
};
