import { church } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginForm } from '../../features/login/view/login-form.tsx';
import { RegistrationForm } from '../../features/registration/view/registration-form.tsx';
import { Logo } from '../logo/logo.tsx';
import { withArtwork } from '../picture/with-artwork.tsx';
import { AuthLayout } from './auth-layout.tsx';

const meta = {
  title: 'Composed/Auth/Auth layout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  decorators: [withArtwork],
  args: {
    logo: <Logo product={church.product} />,
    children: <LoginForm onSubmit={fn(async () => undefined)} />,
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The logo beside the form. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('form', { name: 'Iniciar sesión' }),
    );
    await expect(canvas.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/Inicio');
  },
};

export const Registration: Story = {
  tags: ['picture'],
  args: { children: <RegistrationForm onSubmit={fn(async () => undefined)} /> },
};

/** The longest form on the narrowest phone: nothing scrolls sideways. */
export const RegistrationPhone: Story = {
  ...Registration,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneDark: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
