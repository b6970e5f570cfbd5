import { leaveQuestion, withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import users, { Default } from '../../users-admin.stories.tsx';

const meta = {
  ...users,
  title: 'Pantallas/Admin/Users/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...users.parameters, ...withoutAxe },
} satisfies Meta<typeof users.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const noelia = { name: 'Eliminar a noelia' };

export const EnterAsItOpens: Story = {
  ...Default,
  name: 'Enter: the dialog as it opens',
  play: withKeys(async ({ canvas, press }) => {
    await leaveQuestion(press, await canvas.findByRole('button', noelia), 'Enter');
  }),
};

export const EscapeTheDialog: Story = {
  ...Default,
  name: 'Escape: the dialog',
  play: withKeys(async ({ canvas, press }) => {
    await leaveQuestion(press, await canvas.findByRole('button', noelia), 'Escape');
  }),
};
