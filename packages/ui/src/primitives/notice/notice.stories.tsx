import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Notice, noticeTones } from './notice.tsx';

const meta = {
  title: 'Primitivos/Notice',
  component: Notice,
  argTypes: { tone: { control: 'select', options: noticeTones } },
  args: {
    title: 'Falta configurar',
    children: 'El número de WhatsApp no está puesto; los visitantes no lo ven.',
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { role: 'status' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Falta configurar');
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap={4}>
      {noticeTones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
