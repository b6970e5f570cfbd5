import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Heading, headingSizes } from './heading.tsx';

const meta = {
  title: 'Primitivos/Heading',
  component: Heading,
  argTypes: { size: { control: 'select', options: headingSizes } },
  args: { level: 2, children: 'Lo que viene' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The eyebrow is not part of the heading's name. */
export const WithEyebrow: Story = {
  args: { eyebrow: 'Actividades' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveAccessibleName(
      'Lo que viene',
    );
  },
};

export const Outline: Story = {
  render: () => (
    <Stack gap={3}>
      <Heading level={2} size="xl">
        Lo que viene
      </Heading>
      <Heading level={3} size="md">
        Servicio juvenil
      </Heading>
    </Stack>
  ),
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap={6}>
      {headingSizes.map((size) => (
        <Heading key={size} {...args} size={size}>
          ¿Quienes somos? Bienvenidos a casa
        </Heading>
      ))}
    </Stack>
  ),
};
