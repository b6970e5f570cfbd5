import { activities, shareLink } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActivityLinks } from './activity-links.tsx';

const [holyWeek] = activities;
if (!holyWeek) throw new Error('The content has no activity.');

const meta = {
  title: 'Composed/Public/Activity links',
  component: ActivityLinks,
  args: {
    title: holyWeek.titulo,
    calendarHref: '/calendario/actividad/semana-santa.ics',
    shareHref: shareLink(holyWeek, 'https://iglesia.example/Inicio#noticia'),
  },
} satisfies Meta<typeof ActivityLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const keep = canvas.getByRole('link', { name: 'Agregar a mi calendario: Semana Santa' });
    await expect(keep).toHaveAttribute('href', '/calendario/actividad/semana-santa.ics');
    const share = canvas.getByRole('link', { name: /^Compartir por WhatsApp: Semana Santa/ });
    await expect(share).toHaveAttribute('target', '_blank');
    await expect(decodeURIComponent(share.getAttribute('href') ?? '')).toContain(
      '*Semana Santa*\nDel Domingo de Ramos al Domingo de Resurrección',
    );
  },
};

/** An activity without a date is in no calendar, and can still be shared. */
export const WithoutDate: Story = {
  tags: ['picture'],
  args: { calendarHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** No actions: not even an empty line is left. */
export const Nothing: Story = {
  args: { calendarHref: undefined, shareHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="ActivityLinks"]')).toBeNull();
  },
};
