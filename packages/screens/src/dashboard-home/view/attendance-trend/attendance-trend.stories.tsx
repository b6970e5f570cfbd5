import { attendanceStatistics } from '@ministerio/contract/fixtures';
import { withArtwork } from '@ministerio/ui/testing/with-artwork';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AttendanceTrend } from './attendance-trend.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Attendance trend',
  component: AttendanceTrend,
  args: { statistics: attendanceStatistics },
  decorators: [withArtwork],
} satisfies Meta<typeof AttendanceTrend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Asistencia de esta semana' })).toHaveTextContent(
      'Semana del 16-11 al 22-11, junto a las 8 anteriores.',
    );
    await expect(
      await canvas.findByRole('img', {
        name: 'Red de Jovenes: 38 asistencias esta semana; el promedio de las 8 anteriores es 31.',
      }),
    ).toBeVisible();
    const groups = [...canvasElement.querySelectorAll('li')];
    const bars = groups.map((group) => group.querySelector('rect'));
    const fills = bars.map((bar) => (bar === null ? '' : getComputedStyle(bar).fill));
    await expect(new Set(fills).size).toBe(1);
    const feet = groups.map((group) => getComputedStyle(group).borderBlockEndColor);
    await expect(new Set(feet).size).toBe(groups.length);
    const pictures = canvasElement.querySelectorAll('h3');
    await expect(canvasElement.querySelectorAll('li img[alt=""]')).toHaveLength(pictures.length - 1);
  },
};

/** The same numbers as text, to read or copy. */
export const AsATable: Story = {
  tags: ['picture:phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Ver los números en una tabla'));
    const table = within(canvas.getByRole('table', { name: 'Asistencias por ministerio y semana' }));
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads.slice(0, 2)).toEqual(['Ministerio', '21-09']);
    await expect(heads.at(-1)).toBe('Esta semana');
    const cells = within(table.getByRole('row', { name: /Red de Adolescentes/ })).getAllByRole('cell');
    await expect(cells.at(-1)).toHaveTextContent('16');
    await expect(cells).toHaveLength(10);
  },
};

/** No marks and no ministries yet. */
export const Empty: Story = {
  tags: ['picture'],
  args: {
    statistics: {
      ...attendanceStatistics,
      total: { semana: 0, anteriores: [0, 0, 0, 0, 0, 0, 0, 0] },
      ministerios: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Todos: 0 asistencias/ })).toBeVisible();
  },
};

export const ManyMinistries: Story = {
  tags: ['picture:desk'],
  args: {
    statistics: {
      ...attendanceStatistics,
      ministerios: Array.from({ length: 9 }, (_, index) => ({
        id: index + 1,
        name: index === 4 ? 'Exploradores del Rey de la Zona Norte y Radial 13' : `Ministerio ${index + 1}`,
        semana: index * 12,
        anteriores: [4, 9, index, 14, 30, 22, 8, index * 3],
      })),
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
