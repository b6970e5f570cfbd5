import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { check, Glyph } from '../icon/index.ts';
import { Stack } from '../stack/stack.tsx';
import { Badge, badgeTones } from './badge.tsx';

const meta = {
  title: 'Primitivos/Badge',
  component: Badge,
  argTypes: { tone: { control: 'select', options: badgeTones } },
  args: { children: 'Sábado 19:00' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcon: Story = {
  args: {
    tone: 'success',
    children: (
      <>
        <Glyph path={check} />
        <span>Corregido</span>
      </>
    ),
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Card>
      <Stack direction="row" gap={3} wrap>
        {badgeTones.map((tone) => (
          <Badge key={tone} {...args} tone={tone} />
        ))}
      </Stack>
    </Card>
  ),
};
