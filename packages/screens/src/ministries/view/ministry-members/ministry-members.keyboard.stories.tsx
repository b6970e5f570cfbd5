import { withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import members from '../../members-dialog.stories.tsx';

const meta = {
  ...members,
  title: 'Pantallas/Admin/Ministries/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...members.parameters, ...withoutAxe },
} satisfies Meta<typeof members.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnterRemove: Story = {
  name: 'Enter: Quitar',
  play: withKeys(async ({ canvas, press }) => {
    await press('Enter', await canvas.findByRole('button', { name: 'Ver miembros de Red de Jovenes' }));
    const [first, second] = await canvas.findAllByRole('button', { name: /^Quitar a / });
    await press('Enter', first);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(second).toHaveFocus());
    await expect(canvas.getAllByRole('button', { name: /^Quitar a / })[0]).toBe(second);
  }),
};
