import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withKeys, withoutAxe } from '../../testing/with-keys.ts';
import passwordField, { Default } from './password-field.stories.tsx';

const meta = {
  ...passwordField,
  title: 'Composed/Auth/Password field/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...passwordField.parameters, ...withoutAxe },
} satisfies Meta<typeof passwordField.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpaceTheEye: Story = {
  ...Default,
  name: 'Space: the eye',
  play: withKeys(async ({ canvas, press }) => {
    const field = canvas.getByLabelText('Numero de membresia');
    await press('Space', canvas.getByRole('button', { name: 'Mostrar lo escrito' }));
    await waitFor(() => expect(field).toHaveAttribute('type', 'text'));
    await press('Space');
    await waitFor(() => expect(field).toHaveAttribute('type', 'password'));
  }),
};
