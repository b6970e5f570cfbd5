import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CategoryForm } from './category-form.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Category form',
  component: CategoryForm,
  args: { onCreate: fn(async () => true) },
} satisfies Meta<typeof CategoryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Creates: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByPlaceholderText('Nombre de la categoría');
    await userEvent.type(field, '  Intercesion ');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Crear Ministerio' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
    await expect(args.onCreate).toHaveBeenCalledWith('Intercesion');
  },
};

export const EmptyDoesNothing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByPlaceholderText('Nombre de la categoría'), '   {Enter}');
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  tags: ['picture'],
  args: {
    onCreate: fn(async () => false),
    error: 'Error al crear la categoría. Ya existe un ministerio con ese nombre.',
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Nombre de la categoría');
    await userEvent.type(field, 'Red de Jovenes{Enter}');
    await waitFor(() => expect(args.onCreate).toHaveBeenCalled());
    await expect(field).toHaveValue('Red de Jovenes');
    await expect(field).toHaveAccessibleDescription(/Ya existe un ministerio/);
  },
};

export const Creating: Story = { args: { pending: true } };
