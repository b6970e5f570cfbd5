import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withCard } from '../../testing/with-card.tsx';
import { OwnRegistration } from './own-registration.tsx';

const meta = {
  title: 'Composed/Admin/Own registration',
  component: OwnRegistration,
  args: { person: 'camila', onConfirm: fn() },
  decorators: [withCard],
} satisfies Meta<typeof OwnRegistration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Confirms: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Registro propio')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar el registro de camila' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Confirming: Story = {
  args: { confirming: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const OnlySaid: Story = {
  tags: ['picture'],
  render: () => <OwnRegistration person="camila" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
