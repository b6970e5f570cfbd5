import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FormField } from '../form-field/form-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField, textFieldSizes } from '../text-field/text-field.tsx';
import { DateField } from './date-field.tsx';

const meta = {
  title: 'Primitives/DateField',
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
  tags: ['picture'],
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

/** The calendar offers no other days; the hint says which. */
export const WithLimits: Story = {
  args: { min: '2026-09-01', max: '2026-11-21', defaultValue: '2026-11-21' },
  render: (args) => (
    <FormField label="Fecha de la asistencia" hint="De septiembre a hoy.">
      <DateField {...args} />
    </FormField>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Fecha de la asistencia');
    await expect(field).toHaveAccessibleDescription('De septiembre a hoy.');
    await expect(field).toHaveAttribute('max', '2026-11-21');
  },
};

/** A day that the calendar does not offer can be typed: leaving the field says which can be chosen. */
export const TypedOutside: Story = {
  args: { min: '2026-09-01', max: '2026-11-21' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Seleccionar Fecha');
    await userEvent.type(field, '2026-12-24');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Elige un día entre el 01-09-2026 y el 21-11-2026.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(field);
    await expect(field).toHaveAccessibleDescription('');
    await userEvent.type(field, '2026-08-31');
    await userEvent.tab();
    await expect(canvas.getByText(/^Elige un día entre/)).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={4}>
      {textFieldSizes.map((size) => (
        <FormField key={size} label={size === 'lg' ? 'Día de la reunión' : 'Desde'}>
          <DateField size={size} defaultValue="2026-11-21" />
        </FormField>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack gap={4}>
      <FormField label="Desde" error="Elige un día">
        <DateField />
      </FormField>
      <FormField label="Hasta">
        <DateField defaultValue="2026-11-21" disabled />
      </FormField>
      <FormField label="Fecha de registro">
        <DateField defaultValue="2026-11-21" readOnly />
      </FormField>
    </Stack>
  ),
};
