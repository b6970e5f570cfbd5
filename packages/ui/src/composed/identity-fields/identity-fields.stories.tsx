import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IdentityFields } from './identity-fields.tsx';

const meta = {
  title: 'Composed/Admin/Identity fields',
  component: IdentityFields,
  args: {
    register: (name) => ({
      name,
      onChange: async () => undefined,
      onBlur: async () => undefined,
      ref: () => undefined,
    }),
    errors: {},
    inPanel: true,
    onGenerate: fn(),
  },
} satisfies Meta<typeof IdentityFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Refused: Story = {
  args: {
    errors: {
      codigo: { message: 'El código es obligatorio' },
      email: { message: 'El formato del correo electrónico no es válido' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Código de membresía/)).toHaveAccessibleDescription(
      'El código es obligatorio',
    );
  },
};

/** The public page: no number is offered, and the browser may fill in its owner's data. */
export const Public: Story = {
  render: ({ onGenerate: _, ...args }) => <IdentityFields {...args} />,
  args: { inPanel: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Generar número' })).toBeNull();
    await expect(canvas.getByLabelText(/Correo electrónico/)).toHaveAttribute('autocomplete', 'email');
  },
};

export const Generates: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generar número' }));
    await expect(args.onGenerate).toHaveBeenCalledTimes(1);
  },
};
