import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Spinner, spinnerSizes } from './spinner.tsx';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  argTypes: { size: { control: 'select', options: spinnerSizes } },
  args: { label: 'Cargando predicas…' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Cargando predicas…')).toBeInTheDocument();
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack direction="row" gap={6} align="center">
      {spinnerSizes.map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

/** Words beside it say what is awaited; the wheel itself is then decoration. */
export const WithWords: Story = {
  render: () => (
    <p>
      <Spinner size="sm" /> Leyendo el archivo…
    </p>
  ),
};
