import { leaveQuestion, withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import resetPassword, { Default, OtherAdministrator } from '../../reset-password.stories.tsx';

const meta = {
  ...resetPassword,
  title: 'Pantallas/Admin/Reset password/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...resetPassword.parameters, ...withoutAxe },
} satisfies Meta<typeof resetPassword.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnterYourPassword: Story = {
  args: { ...OtherAdministrator.args },
  name: 'Enter: Tu contraseña',
  play: withKeys(async ({ canvas, press, fill }) => {
    await press('Enter', await canvas.findByRole('button', { name: 'Restablecer contraseña' }));
    const own = await canvas.findByLabelText(/^Tu contraseña/);
    await fill(own, 'mi clave larga');
    await press('Enter', own);
    const password = await canvas.findByLabelText<HTMLInputElement>('Contraseña');
    await waitFor(() => expect(password.value).toMatch(/^\S{10,}$/));
  }),
};

export const EscapeTheQuestion: Story = {
  ...Default,
  name: 'Escape: the question',
  play: withKeys(async ({ canvas, press }) => {
    const reset = await canvas.findByRole('button', { name: 'Restablecer contraseña' });
    await leaveQuestion(press, reset, 'Escape');
  }),
};
