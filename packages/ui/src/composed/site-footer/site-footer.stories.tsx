import { church, menu, officeHours } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withArtwork } from '../../testing/with-artwork.tsx';
import { ScheduleList } from '../schedule-list/schedule-list.tsx';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  title: 'Composed/Public/Site footer',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    church: {
      ...church,
      contact: { phone: '+591 3 000 0000', whatsapp: '+591 700 00000', email: 'hola@iglesia.example' },
    },
    menu,
    hours: <ScheduleList entries={officeHours} />,
    chatHref: 'https://wa.me/59170000000',
    year: 2026,
  },
  decorators: [withArtwork],
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '+591 3 000 0000' })).toHaveAttribute(
      'href',
      'tel:+59130000000',
    );
    const chat = canvas.getByRole('link', { name: 'WhatsApp +591 700 00000 (se abre en otra pestaña)' });
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: /hola@iglesia.example/ })).toHaveAttribute(
      'href',
      'mailto:hola@iglesia.example',
    );
    await expect(canvas.getByRole('link', { name: 'Protección de menores' })).toHaveAttribute(
      'href',
      '/proteccion-de-menores',
    );
    await expect(canvasElement).toHaveTextContent('© 2026 Ministerio Juvenil');
  },
};

/** Unset contacts are left out: no dead link. */
export const ContactNotSet: Story = {
  tags: ['picture'],
  args: { church, chatHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Escríbenos' })).toHaveAttribute(
      'href',
      '/Contactanos#escribenos',
    );
  },
};

/** Nor a heading above nothing. */
export const NoContact: Story = {
  args: {
    church: { ...church, contact: { phone: undefined, whatsapp: undefined, email: undefined } },
    chatHref: undefined,
    hasForm: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Contacto' })).toBeNull();
    for (const heading of canvas.getAllByRole('heading'))
      await expect(heading.parentElement?.children.length).toBeGreaterThan(1);
  },
};

/** Without the pages, which the bar's menu has. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Privacidad' })).toBeVisible();
  },
};
