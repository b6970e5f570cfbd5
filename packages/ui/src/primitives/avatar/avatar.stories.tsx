import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Avatar, avatarSizes } from './avatar.tsx';

const meta = {
  title: 'Primitivos/Avatar',
  component: Avatar,
  argTypes: { size: { control: 'select', options: avatarSizes } },
  args: { name: 'Noelia Justiniano' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As in a list: the name is read, the initials are seen. */
export const BesideItsName: Story = {
  render: (args) => (
    <Stack direction="row" gap={3} align="center">
      <Avatar {...args} />
      <span>{args.name}</span>
    </Stack>
  ),
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={4}>
      {avatarSizes.map((size) => (
        <Stack key={size} direction="row" gap={3} wrap>
          {['Daniel Choque', 'Noelia Justiniano', 'Mateo Gutiérrez', 'Abigail Suárez', 'Ñ', ''].map(
            (name) => (
              <Avatar key={name} name={name} size={size} />
            ),
          )}
        </Stack>
      ))}
    </Stack>
  ),
};
