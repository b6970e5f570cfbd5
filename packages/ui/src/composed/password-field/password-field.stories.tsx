import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { FormField } from '../../primitives/form-field/form-field.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Composed/Auth/Password field',
  component: PasswordField,
  parameters: {
    conformance: [{ name: 'PasswordField', control: true }] satisfies ConformanceCase[],
  },
  args: { autoComplete: 'current-password' },
  render: (args) => (
    <FormField label="Numero de membresia">
      <PasswordField {...args} />
    </FormField>
  ),
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

/** The toggle shows and hides what was typed and keeps it; the label names the input alone. */
export const Revealed: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Numero de membresia');
    await userEvent.type(input, '10482');
    await expect(input).toHaveAttribute('type', 'password');
    const toggle = canvas.getByRole('button', { name: 'Mostrar lo escrito', pressed: false });
    await userEvent.click(toggle);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle);
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('10482');
    await userEvent.click(toggle);
  },
};

export const Refused: Story = {
  tags: ['picture'],
  render: (args) => (
    <FormField label="Contraseña" error="La contraseña es obligatoria">
      <PasswordField {...args} />
    </FormField>
  ),
};

export const Dark: Story = { ...Revealed, globals: { theme: 'dark' } };
