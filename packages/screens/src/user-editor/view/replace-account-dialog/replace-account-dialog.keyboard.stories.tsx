import { withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import userEditor, { NotReplaced } from '../../user-editor-screen.stories.tsx';

const meta = {
  ...userEditor,
  title: 'Pantallas/Admin/User editor/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...userEditor.parameters, ...withoutAxe },
} satisfies Meta<typeof userEditor.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EscapeTheQuestion: Story = {
  ...NotReplaced,
  name: 'Escape: the question',
  play: withKeys(async ({ canvas, press, fill }) => {
    const number = await canvas.findByRole('textbox', { name: 'Código de membresía' });
    await fill(number, '10777');
    await press('Enter', number);
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
    await press('Escape');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveValue('10777');
  }),
};
