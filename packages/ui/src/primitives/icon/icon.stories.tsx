import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { Stack } from '../stack/stack.tsx';
import { check, Glyph, Icon, iconNames } from './index.ts';

const meta = {
  title: 'Primitivos/Icon',
  component: Icon,
  parameters: {
    conformance: [
      { name: 'Icon' },
      { name: 'Icon', render: (props) => <Glyph {...props} path={check} /> },
    ] satisfies ConformanceCase[],
  },
  argTypes: { name: { control: 'select', options: iconNames } },
  args: { name: 'church' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** As large and of the same colour as the words. */
export const BesideWords: Story = {
  args: { name: 'calendar' },
  render: (args) => (
    <Stack direction="row" gap={3} align="center">
      <Icon {...args} />
      <span>Sábado 19:00</span>
    </Stack>
  ),
};

/** Every icon of the set with its name. */
export const All: Story = {
  tags: ['picture'],
  render: () => (
    <Stack direction="row" wrap gap={6}>
      {iconNames.map((name) => (
        <Stack key={name} gap={2} align="center">
          <Icon name={name} />
          <small>{name}</small>
        </Stack>
      ))}
    </Stack>
  ),
};
