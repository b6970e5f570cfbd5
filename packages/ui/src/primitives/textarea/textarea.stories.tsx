import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FormField } from '../form-field/form-field.tsx';
import { Textarea } from './textarea.tsx';

const meta = {
  title: 'Primitives/Textarea',
  component: Textarea,
  render: (args) => (
    <FormField label="Mensaje" hint="Te respondemos por correo.">
      <Textarea {...args} />
    </FormField>
  ),
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Typed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Mensaje' });
    await userEvent.type(field, 'Hola{Enter}¿A qué hora es el culto?');
    await expect(field).toHaveValue('Hola\n¿A qué hora es el culto?');
  },
};

export const Refused: Story = {
  render: (args) => (
    <FormField label="Mensaje" error="Escribe tu mensaje">
      <Textarea {...args} />
    </FormField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mensaje' })).toHaveAccessibleDescription(
      'Escribe tu mensaje',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Gracias por escribirnos.' } };

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '¿A qué hora es el culto del sábado?' },
};
