import { withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import userEditor, { Ministries } from '../../user-editor-screen.stories.tsx';

const meta = {
  ...userEditor,
  title: 'Pantallas/Admin/User editor/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...userEditor.parameters, ...withoutAxe },
} satisfies Meta<typeof userEditor.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpaceAMinistry: Story = {
  ...Ministries,
  name: 'Space: a ministry',
  play: withKeys(async ({ canvas, press }) => {
    const name = { name: 'Exploradores del Rey' };
    await press('Space', await canvas.findByRole('checkbox', name));
    await waitFor(() => expect(canvas.getByRole('checkbox', name)).toBeChecked());
    await expect(canvas.getByRole('checkbox', name)).toHaveFocus();
  }),
};
