import { addDays } from '@ministerio/contract/domain';
import { fixtureDate } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { YearWindow } from './year-window.tsx';

/** Saturdays back from a day, without those that were missed. */
function saturdays(count: number, missed: readonly number[] = []): string[] {
  return Array.from({ length: count }, (_, week) => addDays(fixtureDate, -7 * week)).filter(
    (_, week) => !missed.includes(week),
  );
}

const meta = {
  title: 'Pantallas/Member/Parts/Year window',
  component: YearWindow,
  args: {
    dates: saturdays(47, [10, 11, 17, 25, 26, 33, 40, 41]),
    today: fixtureDate,
    onShare: fn(),
  },
} satisfies Meta<typeof YearWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sentence beside the window is what it says. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('39 semanas de 47, 10 seguidas. Hoy se encendió un vidrio.')).toBeVisible();
    const panes = (state: string) => canvasElement.querySelectorAll(`[data-pane="${state}"]`);
    await expect(panes('lit')).toHaveLength(38);
    await expect(panes('unlit')).toHaveLength(8);
    await expect(panes('now-lit')).toHaveLength(1);
    await expect(panes('ahead')).toHaveLength(5);
  },
};

/** Large, with its legend; what leaves the phone leaves by the person's press. */
export const Opened: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Ver tu ventana' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Tu ventana de 2026' });
    await expect(dialog).toHaveTextContent('39 de 47 semanas10 seguidas, desde el 19 de septiembre');
    const legend = screen.getAllByRole('listitem').map((item) => item.textContent?.trim());
    await expect(legend).toEqual(['Viniste', 'No viniste', 'Esta semana', 'Por venir']);
    await expect(screen.getByRole('link', { name: 'Ver Asistencia, día por día' })).toHaveAttribute(
      'href',
      '/dashboard/user/userAsistencia',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Compartir' }));
    await expect(args.onShare).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Mi ventana de 2026', figure: '39 de 47 semanas' }),
    );
  },
};

/** The running week is no missed one before it is over. */
export const BeforeTheMark: Story = {
  args: { dates: saturdays(47, [0, 10]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('45 semanas de 46, 9 seguidas.')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-pane="now"]')).toHaveLength(1);
  },
};

export const FirstWeek: Story = {
  args: { dates: [], today: '2026-01-02' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tu ventana empieza esta semana.')).toBeVisible();
  },
};

/** A person nobody saw this year. */
export const NothingYet: Story = { args: { dates: [] } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
