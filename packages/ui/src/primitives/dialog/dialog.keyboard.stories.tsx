import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withKeys, withoutAxe } from '../../testing/with-keys.ts';
import dialog, { Default } from './dialog.stories.tsx';

const meta = {
  ...dialog,
  title: 'Primitives/Dialog/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: withoutAxe,
} satisfies Meta<typeof dialog.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole('button', { name: 'Cambiar mi clave', hidden: true });

/** The browser's own stops follow the last control; then the dialog's first comes again. */
export const TabTheLastControl: Story = {
  ...Default,
  name: 'Tab: the last control',
  play: withKeys(async ({ press }) => {
    const dialog = screen.getByRole('dialog');
    const first = within(dialog).getByRole('button', { name: 'Cerrar' });
    within(dialog).getByRole('button', { name: 'Guardar' }).focus();
    for (let stop = 0; stop < 3 && document.activeElement !== first; stop += 1) {
      await press('Tab');
      await expect(opener()).not.toHaveFocus();
    }
    await expect(first).toHaveFocus();
    for (let stop = 0; stop < 10; stop += 1) {
      await press('Tab');
      await expect(opener()).not.toHaveFocus();
    }
  }),
};

export const EscapeTheDialog: Story = {
  ...Default,
  name: 'Escape: the dialog',
  play: withKeys(async ({ press }) => {
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Enter', opener());
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener()).toHaveFocus();
  }),
};
