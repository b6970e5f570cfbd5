import { withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import peopleToGreet, { Many } from './people-to-greet.stories.tsx';

const meta = {
  ...peopleToGreet,
  title: 'Pantallas/Admin/Parts/People to greet/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: withoutAxe,
} satisfies Meta<typeof peopleToGreet.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnterTheRow: Story = {
  ...Many,
  name: 'Enter: the row',
  play: withKeys(async ({ canvas, press }) => {
    const row = canvas.getByRole('button', { name: /^31 / });
    await press('Enter', row);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
    await expect(row).toHaveFocus();
    await press('Enter');
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  }),
};

export const EnterMore: Story = {
  ...Many,
  name: 'Enter: Ver más',
  play: withKeys(async ({ canvas, press }) => {
    await press('Enter', canvas.getByRole('button', { name: /^31 / }));
    await press('Enter', canvas.getByRole('button', { name: 'Ver 3 más' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(8));
    await expect(canvas.getByRole('button', { name: 'Ver menos' })).toHaveFocus();
    await press('Enter');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
  }),
};
