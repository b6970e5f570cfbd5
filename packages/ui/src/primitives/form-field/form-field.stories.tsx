import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DateField } from '../date-field/date-field.tsx';
import { Select } from '../select/select.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { FormField } from './form-field.tsx';

const meta = {
  title: 'Primitivos/FormField',
  component: FormField,
  args: { label: 'Nombre de usuario', children: <TextField autoComplete="username" /> },
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Nombre de usuario')).toBeRequired();
  },
};

export const WithHint: Story = {
  args: { hint: 'El que te dio tu líder.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('El que te dio tu líder.');
    await expect(field).not.toBeInvalid();
  },
};

/** In a row the controls align, whatever is under each. */
export const Row: Story = {
  render: () => (
    <Stack direction="row" gap={4} align="start">
      <FormField label="Nombre" hint="Con este nombre inicia sesión.">
        <TextField />
      </FormField>
      <FormField label="Email" error="El correo electrónico es obligatorio">
        <TextField type="email" />
      </FormField>
      <FormField label="Rol">
        <Select>
          <option>Miembro</option>
        </Select>
      </FormField>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const tops = ['Nombre', 'Email', 'Rol'].map(
      (label) => canvas.getByLabelText(label).getBoundingClientRect().top,
    );
    await expect(new Set(tops)).toHaveProperty('size', 1);
  },
};

/** Hint and error both describe the control. */
export const Refused: Story = {
  args: { hint: 'Sin espacios.', error: 'El nombre de usuario es obligatorio' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Nombre de usuario' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Sin espacios. El nombre de usuario es obligatorio');
  },
};

export const HiddenLabel: Story = {
  args: {
    label: 'Buscar',
    hideLabel: true,
    children: <TextField type="search" placeholder="Buscar persona" />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox', { name: 'Buscar' })).toBeVisible();
  },
};

/** Each control takes name, description and refusal from its field. */
export const EveryControl: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={5}>
      <FormField label="Número de Membresía" error="Ingresa un número de membresía válido">
        <TextField size="lg" inputMode="numeric" />
      </FormField>
      <FormField label="Mensaje" error="Escribe tu mensaje">
        <Textarea />
      </FormField>
      <FormField label="Seleccionar Categoría" error="Elige una">
        <Select defaultValue="">
          <option value="">Seleccione una categoría</option>
          <option value="1">Red de Jovenes</option>
        </Select>
      </FormField>
      <FormField label="Seleccionar Fecha" error="Elige un día">
        <DateField />
      </FormField>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const labels = ['Número de Membresía', 'Mensaje', 'Seleccionar Categoría', 'Seleccionar Fecha'];
    for (const label of labels) {
      const control = within(canvasElement).getByLabelText(label);
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveAccessibleDescription();
    }
  },
};
