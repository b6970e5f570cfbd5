import type { Meta, StoryObj } from '@storybook/react-vite';
import { leaveQuestion, withKeys, withoutAxe } from '../../../../internal/test/with-keys.ts';
import onOurServer, { Corrected } from '../../attendance-on-our-server.stories.tsx';
import { chooseCategory } from '../../test/choose-category.ts';

const meta = {
  ...onOurServer,
  title: 'Connected/Admin/Attendance on our server/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...onOurServer.parameters, ...withoutAxe },
} satisfies Meta<typeof onOurServer.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const noelia = { name: 'Eliminar la asistencia de Noelia Justiniano' };

export const EnterAsItOpens: Story = {
  ...Corrected,
  name: 'Enter: the dialog as it opens',
  play: withKeys(async (context) => {
    await chooseCategory(context);
    await leaveQuestion(context.press, await context.canvas.findByRole('button', noelia), 'Enter');
  }),
};

export const EscapeTheDialog: Story = {
  ...Corrected,
  name: 'Escape: the dialog',
  play: withKeys(async (context) => {
    await chooseCategory(context);
    await leaveQuestion(context.press, await context.canvas.findByRole('button', noelia), 'Escape');
  }),
};
