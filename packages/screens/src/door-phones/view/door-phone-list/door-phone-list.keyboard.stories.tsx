import { withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import doorPhoneList, { Waiting } from './door-phone-list.stories.tsx';

const meta = {
  ...doorPhoneList,
  title: 'Pantallas/Admin/Parts/Door phone list/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: withoutAxe,
} satisfies Meta<typeof doorPhoneList.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnterRemove: Story = {
  name: 'Enter: Quitar',
  play: withKeys(async ({ canvas, press, args }) => {
    await press('Enter', canvas.getByRole('button', { name: 'Quitar «Mesa 1»' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  }),
};

export const SpaceConfirm: Story = {
  ...Waiting,
  name: 'Space: Es este',
  play: withKeys(async ({ canvas, press, args }) => {
    await press('Space', canvas.getByRole('button', { name: /^Es este/ }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  }),
};

export const TabFromTheRow: Story = {
  ...Waiting,
  name: 'Tab: Es este',
  play: withKeys(async ({ canvas, press }) => {
    await press('Tab', canvas.getByRole('listitem'));
    await expect(canvas.getByRole('button', { name: /^Quitar/ })).toHaveFocus();
    await press('Tab');
    await expect(canvas.getByRole('button', { name: /^Es este/ })).toHaveFocus();
  }),
};
