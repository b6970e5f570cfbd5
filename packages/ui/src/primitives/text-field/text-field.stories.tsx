import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FormField } from '../form-field/form-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField, textFieldSizes } from './text-field.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  argTypes: { size: { control: 'select', options: textFieldSizes } },
  args: { 'aria-label': 'Nombre', placeholder: 'Tu nombre' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As it is used: the field names and describes it. */
export const InAField: Story = {
  render: ({ 'aria-label': _, ...args }) => (
    <FormField
      label="Nombre de usuario"
      hint="El que te dio tu líder."
      error="El nombre de usuario es obligatorio"
    >
      <TextField {...args} autoComplete="username" placeholder="" />
    </FormField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nombre de usuario' })).toBeInvalid();
  },
};

export const Typed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'Noelia Ñáñez');
    await expect(field).toHaveValue('Noelia Ñáñez');
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Both sizes, then each state. */
export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={5}>
      {textFieldSizes.map((size) => (
        <FormField key={size} label={`Número (${size})`}>
          <TextField size={size} defaultValue="10573" />
        </FormField>
      ))}
      <FormField label="Refusado" error="El formato del correo electrónico no es válido">
        <TextField type="email" defaultValue="luz@" />
      </FormField>
      <FormField label="Solo lectura">
        <TextField readOnly defaultValue="10482" />
      </FormField>
      <FormField label="No disponible">
        <TextField disabled defaultValue="10482" />
      </FormField>
    </Stack>
  ),
};
