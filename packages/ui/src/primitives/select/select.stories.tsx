import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FormField } from '../form-field/form-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { textFieldSizes } from '../text-field/text-field.tsx';
import { Select } from './select.tsx';

const categories = (
  <>
    <option value="">Seleccione una categoría</option>
    <option value="1">Red de Adolescentes</option>
    <option value="2">Red de Jovenes</option>
  </>
);

const meta = {
  title: 'Primitives/Select',
  component: Select,
  argTypes: { size: { control: 'select', options: textFieldSizes } },
  args: { onChange: fn() },
  render: (args) => (
    <FormField label="Seleccionar Categoría">
      <Select defaultValue="" {...args}>
        {categories}
      </Select>
    </FormField>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Chosen: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Seleccionar Categoría' });
    await userEvent.selectOptions(select, 'Red de Jovenes');
    await expect(select).toHaveValue('2');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={5}>
      {textFieldSizes.map((size) => (
        <FormField key={size} label={`Categoría (${size})`}>
          <Select size={size} defaultValue="2">
            {categories}
          </Select>
        </FormField>
      ))}
    </Stack>
  ),
};

export const Refused: Story = {
  render: (args) => (
    <FormField label="Seleccionar Categoría" hint="Puedes cambiarla después." error="Elige una categoría">
      <Select defaultValue="" {...args}>
        {categories}
      </Select>
    </FormField>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Seleccionar Categoría' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Puedes cambiarla después. Elige una categoría');
  },
};
