import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TopBar } from './top-bar.tsx';

const meta = {
  title: 'Composed/Public/Top bar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    account: { label: 'Iniciar sesión', href: '/auth/login' },
    children: 'Próxima reunión: Red de Jovenes, sábado 19:00',
    socialLinks: [
      { network: 'facebook', label: 'Facebook', href: 'https://facebook.example' },
      { network: 'instagram', label: 'Instagram', href: 'https://instagram.example' },
      { network: 'youtube', label: 'YouTube', href: 'https://youtube.example/streams' },
    ],
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Social pages open in a new tab and say so. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Facebook (se abre en otra pestaña)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};

/** A church that has set no social page shows none. */
export const WithoutSocialLinks: Story = {
  tags: ['picture'],
  args: { socialLinks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const SignedIn: Story = {
  args: { account: { label: 'Mi cuenta', href: '/dashboard/user' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mi cuenta' })).toHaveAttribute('href', '/dashboard/user');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
