import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FormField } from '../form-field/form-field.tsx';
import { textFieldSizes } from '../text-field/text-field.tsx';
import { Select } from './select.tsx';

const meta = {
  title: 'Primitivos/Select',
  component: Select,
  argTypes: { size: { control: 'select', options: textFieldSizes } },
  args: { onChange: fn() },
  render: (args) => (
    <FormField label="Seleccionar Categoría">
      <Select defaultValue="" {...args}>
        <option value="">Seleccione una categoría</option>
        <option value="1">Red de Adolescentes</option>
        <option value="2">Red de Jovenes</option>
      </Select>
    </FormField>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
