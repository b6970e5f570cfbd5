import { home } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withArtwork } from '../../testing/with-artwork.tsx';
import { Hero } from '../hero/index.ts';
import { MeetingNow } from './meeting-now.tsx';

const youth = { titulo: 'Red de Jovenes', inicio: '19:00', fin: '21:00', lugar: null };
const { title, typed } = home.hero;

const meta = {
  title: 'Composed/Public/Meeting now',
  component: MeetingNow,
  args: { meeting: youth, time: '19:54:00' },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Hero title={title} lines={typed} now={<MeetingNow {...args} />} />,
  decorators: [withArtwork],
} satisfies Meta<typeof MeetingNow>;
export default meta;
type Story = StoryObj<typeof meta>;

const litOf = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('g > rect:nth-child(2)');

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Estamos reunidos, hasta las 21:00');
    await expect(canvas.getByText('Son las 19:54')).toBeVisible();
    await expect(litOf(canvasElement)).toHaveLength(6);
  },
};

/** Before its script nothing keeps the time: the hours alone are said, which are true until the end. */
export const WithoutScript: Story = {
  args: { time: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(/^Son las/)).toBeNull();
    await expect(litOf(canvasElement)).toHaveLength(0);
    await expect(canvas.getByText('Empezó a las 19:00')).toBeInTheDocument();
    await expect(canvas.getByText('Termina a las 21:00')).toBeInTheDocument();
  },
};

/** Held elsewhere this once. */
export const Elsewhere: Story = {
  args: { meeting: { ...youth, lugar: 'Parque Urbano' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hoy en Parque Urbano. Llega como estás.')).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    meeting: {
      titulo: 'Encuentro de adolescentes, padres y líderes de toda la red',
      inicio: '22:00',
      fin: '02:00',
      lugar: null,
    },
    time: '00:00:00',
  },
  globals: { viewport: { value: 'phone' } },
};
