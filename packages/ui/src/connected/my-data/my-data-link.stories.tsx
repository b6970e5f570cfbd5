import { deletionStatus } from '@ministerio/contract';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminStory } from '../test/admin-story.tsx';
import { MyDataLink } from './index.ts';

const meta = {
  title: 'Connected/Member/My data link',
  component: MyDataLink,
  ...adminStory,
  args: { href: '/dashboard/user/datos' },
  parameters: {
    services: { signedInAs: { role: 'USER', username: 'camila' } },
    msw: { handlers: [mock(deletionStatus, { pedida: null })] },
  },
} satisfies Meta<typeof MyDataLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Mis datos' })).toHaveAttribute(
      'href',
      '/dashboard/user/datos',
    );
  },
};

export const Loading: Story = { parameters: { msw: { handlers: [mockPending(deletionStatus)] } } };

/** A backend that does not know the calls: no way to them. */
export const Empty: Story = {
  parameters: { msw: { handlers: [mockRefusal(deletionStatus, 404, 'not_found')] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
