import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { leaveQuestion, withKeys, withoutAxe } from '../../testing/with-keys.ts';
import alertDialog, { Asked } from './alert-dialog.stories.tsx';

const meta = {
  ...alertDialog,
  title: 'Primitives/AlertDialog/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: withoutAxe,
} satisfies Meta<typeof alertDialog.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TabTheDialog: Story = {
  ...Asked,
  name: 'Tab: the dialog',
  play: withKeys(async ({ canvas, press }) => {
    await press('Enter', canvas.getByRole('button', { name: 'Eliminar a Noelia' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await press('Tab');
    await expect(dialog.getByRole('button', { name: 'Eliminar' })).toHaveFocus();
    for (let stop = 0; stop < 4; stop += 1) {
      await press('Tab');
      await expect(canvas.getByText('Eliminar a Noelia')).not.toHaveFocus();
    }
  }),
};

export const EscapeTheDialog: Story = {
  ...Asked,
  name: 'Escape: the dialog',
  play: withKeys(async ({ canvas, press, args }) => {
    await leaveQuestion(press, canvas.getByRole('button', { name: 'Eliminar a Noelia' }), 'Escape');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  }),
};
