import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { ErrorNotice, Notice, noticeTones } from './notice.tsx';

const meta = {
  title: 'Primitives/Notice',
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

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap={4}>
      {noticeTones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

/** One sentence needs no title. */
export const WithoutTitle: Story = {
  tags: ['picture'],
  render: (args) => (
    <Notice {...args} title={undefined}>
      Cambia tu contraseña inicial para continuar.
    </Notice>
  ),
};

/** The error of an action, announced; without an error there is nothing. */
export const ErrorOfAnAction: Story = {
  render: () => (
    <>
      <ErrorNotice>No se pudo guardar. Revisa tu conexión e inténtalo de nuevo.</ErrorNotice>
      <ErrorNotice>{undefined}</ErrorNotice>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};
