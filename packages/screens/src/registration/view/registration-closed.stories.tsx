import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RegistrationClosed } from './registration-closed.tsx';

const meta = {
  title: 'Pantallas/Auth/Parts/Registration closed',
  component: RegistrationClosed,
} satisfies Meta<typeof RegistrationClosed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pide tu cuenta a un administrador.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/auth/login');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
