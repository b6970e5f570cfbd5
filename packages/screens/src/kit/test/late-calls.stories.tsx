import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownBackend } from './backends.ts';

/** Not components: that a call is answered by the mocks of the story that made it. */
const meta = {
  title: 'Pantallas/Late calls',
  tags: ['!dev', '!autodocs'],
  render: () => <p>Una página</p>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Makes a call as it leaves the screen, which no mock answers. */
export const Leaving: Story = {
  beforeEach: () => () => void fetch('/api/despues'),
};

export const NextStory: Story = {
  parameters: { msw: { handlers: [ownBackend] } },
  play: async () => {
    // Calls reach the mocks in the order they were made: the other one has been there when this one is answered.
    const answer = await fetch('/api/registro');
    await expect(answer.ok).toBe(true);
  },
};
