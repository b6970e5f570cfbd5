import { church } from '@ministerio/content';
import { people } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../../primitives/card/card.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { ProfileCard } from '../profile-card/profile-card.tsx';
import { MemberShell } from './member-shell.tsx';

const panels = (
  <>
    <Card>
      <Heading level={2}>Primera tarjeta</Heading>
      <p>Lo que trae la pantalla.</p>
    </Card>
    <Card>
      <Heading level={2}>Segunda tarjeta</Heading>
      <p>Lo que trae la pantalla.</p>
    </Card>
  </>
);

const meta = {
  title: 'Composed/Member/Member shell',
  tags: ['internal'],
  component: MemberShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: church.product,
    currentPath: '/dashboard/user',
    support: { href: 'https://wa.me/59100000000?text=Hola', external: true },
    onSignOut: fn(),
    profile: <ProfileCard username={people.camila.username} />,
    children: panels,
  },
} satisfies Meta<typeof MemberShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSignOut: fn() },
  globals: { viewport: { value: 'desktop' } },
};

/** On the attendance page its link says so; signing out is asked for once. */
export const OnAttendancePage: Story = {
  tags: ['picture:desk'],
  args: { currentPath: '/dashboard/user/userasistencia', onSignOut: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    if (canvas.queryByRole('button', { name: 'Abrir menú' })) {
      await userEvent.click(canvas.getByRole('button', { name: 'Abrir menú' }));
    }
    const nav = within(canvas.getByRole('navigation', { name: 'Área de miembros' }));
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Ver Asistencia');
    const support = nav.getByRole('link', { name: /^Soporte/ });
    await expect(support).toHaveAttribute('target', '_blank');
    await expect(canvasElement.querySelectorAll('main')).toHaveLength(1);
    await userEvent.click(nav.getByRole('button', { name: 'Cerrar sesión' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** A church without a chat: 'Soporte' leads to its contact form, in the same tab. */
export const SupportByForm: Story = {
  args: { support: { href: '/Contactanos#escribenos' } },
  play: async ({ canvas }) => {
    const toggle = canvas.queryByRole('button', { name: 'Abrir menú' });
    if (toggle) await userEvent.click(toggle);
    const support = canvas.getByRole('link', { name: 'Soporte' });
    await expect(support).toHaveAttribute('href', '/Contactanos#escribenos');
    await expect(support).not.toHaveAttribute('target');
  },
};

/** The menu opens by its button and closes by Escape, which gives the focus back. */
export const PhoneMenu: Story = {
  tags: ['picture:phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Abrir menú' });
    await expect(canvas.queryByRole('navigation', { name: 'Área de miembros' })).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Inicio' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveFocus();
    await userEvent.click(toggle);
  },
};

/** Nothing scrolls sideways. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const PhoneDark: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'desktop' } } };

/** One panel alone, as on the profile page. */
export const OnePanel: Story = {
  args: {
    children: <Card>Todavía no hay asistencias.</Card>,
  },
};
