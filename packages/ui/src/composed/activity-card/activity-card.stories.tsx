import { activities } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withArtwork } from '../../testing/with-artwork.tsx';
import { ActivityLinks } from '../activity-links/activity-links.tsx';
import { ActivityCard } from './activity-card.tsx';

const [holyWeek] = activities;
if (!holyWeek) throw new Error('The content has no activity.');

const DAYS = '28 de marzo al 4 de abril de 2027';

const meta = {
  title: 'Composed/Public/Activity card',
  component: ActivityCard,
  args: { activity: holyWeek },
  decorators: [withArtwork],
} satisfies Meta<typeof ActivityCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its next days, where the page computes them, stand on the picture in one line. */
export const Default: Story = {
  tags: ['picture'],
  args: { activity: { ...holyWeek, days: DAYS } },
  play: async ({ canvas, canvasElement }) => {
    const days = canvas.getByText(DAYS);
    await expect(days.offsetHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(days).lineHeight));
    await expect(canvas.getByRole('heading', { level: 3, name: 'Semana Santa' })).toBeVisible();
    for (const fact of [holyWeek.fecha, holyWeek.descripcion, holyWeek.horario, holyWeek.lugar]) {
      await expect(canvasElement).toHaveTextContent(fact);
    }
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** It can be kept and passed on. */
export const WithActions: Story = {
  args: {
    actions: (
      <ActivityLinks title={holyWeek.titulo} calendarHref="/a.ics" shareHref="https://wa.me/?text=a" />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const LongText: Story = {
  args: {
    activity: {
      ...holyWeek,
      titulo: 'Encuentro interdepartamental de adolescentes y jóvenes del oriente boliviano',
      descripcion: holyWeek.descripcion.repeat(4),
    },
  },
};
