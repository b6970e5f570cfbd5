import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FormField } from '../form-field/form-field.tsx';
import { Textarea } from './textarea.tsx';

const meta = { title: 'Primitivos/Textarea', component: Textarea } satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <FormField label="Mensaje" hint="Te respondemos por correo.">
      <Textarea {...args} />
    </FormField>
  ),
};

export const Typed: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Mensaje' });
    await userEvent.type(field, 'Hola{Enter}¿A qué hora es el culto?');
    await expect(field).toHaveValue('Hola\n¿A qué hora es el culto?');
  },
};
