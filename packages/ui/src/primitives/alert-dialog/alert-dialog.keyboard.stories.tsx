import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { leaveQuestion, withKeys } from '../../internal/test/with-keys.ts';
import { Button } from '../button/index.ts';
import alertDialog, { Danger } from './alert-dialog.stories.tsx';
import { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx';

const meta = {
  ...alertDialog,
  title: 'Primitivos/AlertDialog/Keyboard',
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof alertDialog.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asks when its button is pressed, as on a screen. */
function Asking(args: AlertDialogProps) {
  const [open, setOpen] = useState(false);
  const onOpenChange = (next: boolean) => {
    args.onOpenChange(next);
    setOpen(next);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <AlertDialog {...args} open={open} onOpenChange={onOpenChange} />
    </>
  );
}
const asking = { ...Danger, render: Asking };

export const TabTheDialog: Story = {
  ...asking,
  name: 'Tab: the dialog',
  play: withKeys(async ({ canvas, press }) => {
    await press('Enter', canvas.getByRole('button', { name: 'Abrir' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await press('Tab');
    await expect(dialog.getByRole('button', { name: 'Eliminar' })).toHaveFocus();
    for (let stop = 0; stop < 4; stop += 1) {
      await press('Tab');
      await expect(canvas.getByText('Abrir')).not.toHaveFocus();
    }
  }),
};

export const EscapeTheDialog: Story = {
  ...asking,
  name: 'Escape: the dialog',
  play: withKeys(async ({ canvas, press, args }) => {
    await leaveQuestion(press, canvas.getByRole('button', { name: 'Abrir' }), 'Escape');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  }),
};
