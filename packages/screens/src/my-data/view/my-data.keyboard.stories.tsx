import { leaveQuestion, withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import myData, { Default } from './my-data.stories.tsx';

const meta = {
  ...myData,
  title: 'Pantallas/Member/Parts/My data/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: withoutAxe,
} satisfies Meta<typeof myData.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const request = { name: 'Pedir la eliminación' };

export const EnterAsItOpens: Story = {
  ...Default,
  name: 'Enter: the question as it opens',
  play: withKeys(async ({ canvas, press, args }) => {
    await leaveQuestion(press, canvas.getByRole('button', request), 'Enter');
    await expect(args.onRequest).not.toHaveBeenCalled();
  }),
};

export const EscapeTheQuestion: Story = {
  ...Default,
  name: 'Escape: the question',
  play: withKeys(async ({ canvas, press, args }) => {
    await leaveQuestion(press, canvas.getByRole('button', request), 'Escape');
    await expect(args.onRequest).not.toHaveBeenCalled();
  }),
};
