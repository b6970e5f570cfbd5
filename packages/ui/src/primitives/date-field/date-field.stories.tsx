import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FormField } from '../form-field/form-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField, textFieldSizes } from '../text-field/text-field.tsx';
import { DateField } from './date-field.tsx';

const meta = {
  title: 'Primitivos/DateField',
  component: DateField,
  argTypes: { size: { control: 'select', options: textFieldSizes } },
  render: (args) => (
    <FormField label="Seleccionar Fecha">
      <DateField {...args} />
    </FormField>
  ),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: '2026-11-21' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Seleccionar Fecha')).toHaveValue('2026-11-21');
  },
};

/** Beside a text field it aligns and has the same height. */
export const InARow: Story = {
  render: () => (
    <Stack direction="row" align="start">
      <FormField label="Desde">
        <DateField />
      </FormField>
      <FormField label="Quién">
        <TextField />
      </FormField>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [date, text] = ['Desde', 'Quién'].map((label) =>
      canvas.getByLabelText(label).getBoundingClientRect(),
    );
    await expect([date?.top, date?.height]).toEqual([text?.top, text?.height]);
  },
};

export const Empty: Story = {};
