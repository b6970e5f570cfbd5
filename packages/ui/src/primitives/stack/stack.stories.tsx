import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Stack, stackGaps } from './stack.tsx';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  argTypes: { gap: { control: 'select', options: stackGaps } },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const badges = ['06:30', '08:30', '10:30', '18:00'].map((time) => <Badge key={time}>{time}</Badge>);

export const Default: Story = { args: { children: badges, direction: 'row' } };

/** Every distance, from 0 to 16 steps of 4 px. */
export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={8}>
      {stackGaps.map((gap) => (
        <Stack key={gap} direction="row" gap={gap} wrap>
          {badges}
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('[data-direction="row"]')];
    const gaps = rows.map((row) => Number.parseFloat(getComputedStyle(row).columnGap) || 0);
    await expect(gaps).toEqual(stackGaps.map((gap) => gap * 4));
  },
};

export const AsList: Story = {
  render: () => (
    <Stack as="ul" gap={2}>
      <li>Red de Adolescentes</li>
      <li>Red de Jovenes</li>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};
