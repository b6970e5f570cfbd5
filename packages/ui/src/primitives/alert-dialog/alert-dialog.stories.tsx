import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AlertDialog, alertDialogTones } from './alert-dialog.tsx';

const meta = {
  title: 'Primitivos/AlertDialog',
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
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};

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
    await expect(canvas.getByRole('alertdialog')).toBeVisible();
  },
};
