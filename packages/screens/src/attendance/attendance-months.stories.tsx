import { attendanceByCategory, attendanceDays, listCategories, rangeCounts } from '@ministerio/contract';
import { categories, countedDays, fixtureDate, monthRecords } from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { AttendanceByCategoryScreen } from './index.ts';
import { lastDays } from './test/last-days.ts';
import { numbersAlone } from './test/numbers-alone.ts';

const asked = fn<(path: string) => void>();
const saved = fn<(name: string, text: string) => void>();
const lists = mock(listCategories, [...categories]);
const marks = mock(attendanceByCategory, ({ url }) => {
  asked(url.pathname + url.search);
  const date = url.searchParams.get('fecha');
  return monthRecords.filter((record) => date === null || record.date === date);
});
const counted = mock(rangeCounts, ({ url }) => {
  asked(url.pathname + url.search);
  return [...countedDays];
});
const november = { from: '2026-11-01', to: '2026-11-30' };
const handlers = [lists, lastDays, marks, counted, numbersAlone, ownBackend];

async function catchDownload(event: MouseEvent) {
  const link = event.target;
  if (!(link instanceof HTMLAnchorElement) || !link.download) return;
  event.preventDefault();
  saved(link.download, await (await fetch(link.href)).text());
}

const choose = (choice: object) =>
  window.sessionStorage.setItem('borrador:admin:asistencia', JSON.stringify(choice));

const meta = {
  title: 'Pantallas/Admin/Attendance: months',
  component: AttendanceByCategoryScreen,
  ...adminStory,
  beforeEach: () => {
    asked.mockClear();
    saved.mockClear();
    const clean = adminStory.beforeEach();
    choose({ categoryId: '1', date: '', range: november });
    document.addEventListener('click', catchDownload);
    return () => {
      document.removeEventListener('click', catchDownload);
      clean();
    };
  },
  parameters: { msw: { handlers } },
} satisfies Meta<typeof AttendanceByCategoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('sábado 7')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith(
      '/api/asistencia/por-categoria/1?desde=2026-11-01&hasta=2026-11-30',
    );
    await waitFor(() => expect(asked).toHaveBeenCalledWith('/api/conteos?desde=2026-11-01&hasta=2026-11-30'));
    await expect(canvas.getByText(/asistencias$/)).toHaveTextContent('15 asistencias');
    await expect(
      await canvas.findByText(
        'En toda la iglesia: 408 con número + 15 visitas + 20 sin nombre · 12 por primera vez',
      ),
    ).toBeVisible();
  },
};

/** A row leads to its day, and 'Mes' back. */
export const OpensADay: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^sábado 14/ }));
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByText('sábado 14 de noviembre')).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith('/api/asistencia/por-categoria/1?fecha=2026-11-14');
    await userEvent.click(canvas.getByRole('button', { name: 'Mes' }));
    await expect(await canvas.findByText('sábado 7')).toBeVisible();
  },
};

/** One file for all of the range. */
export const Downloaded: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Descargar PDF' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(saved.mock.lastCall?.[0]).toBe('asistencias_Red de Jovenes_2026-11-01_2026-11-30.pdf');
    await expect(saved.mock.lastCall?.[1]).toContain('%PDF-1.');
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar CSV' }));
    await waitFor(() => expect(saved.mock.lastCall?.[0]).toMatch(/csv$/));
    await expect(saved.mock.lastCall?.[1]).toContain('"Total del día"');
  },
};

/** The device's own sheet gets the file; where it does not open, the file is saved. */
export const Shared: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const share = fn(async ({ files }: ShareData) => {
      asked(`share ${files?.[0]?.name} ${files?.[0]?.type}`);
      if (share.mock.calls.length > 1) throw new DOMException('too late', 'NotAllowedError');
    });
    Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'canShare');
      Reflect.deleteProperty(navigator, 'share');
    };
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Compartir' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const name = 'asistencias_Red de Jovenes_2026-11-01_2026-11-30.pdf';
    await waitFor(() => expect(asked).toHaveBeenCalledWith(`share ${name} application/pdf`));
    await expect(saved).not.toHaveBeenCalled();
    await waitFor(() => expect(button).not.toHaveAttribute('data-loading'));
    await userEvent.click(button);
    await waitFor(() => expect(saved.mock.lastCall?.[0]).toBe(name));
  },
};

export const Empty: Story = {
  parameters: {
    msw: { handlers: [lists, lastDays, mock(attendanceByCategory, []), mock(rangeCounts, []), ownBackend] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se encontraron asistencias.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Descargar PDF' })).toBeDisabled();
  },
};

export const Loading: Story = {
  parameters: {
    msw: { handlers: [lists, lastDays, mockPending(attendanceByCategory), counted, ownBackend] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando asistencias…')).toBeInTheDocument();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: {
    msw: {
      handlers: [
        lists,
        lastDays,
        mockRefusal(attendanceByCategory, 500, 'internal_error'),
        mockRefusal(rangeCounts, 500, 'internal_error'),
        ownBackend,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error al cargar asistencias por categoría')).toBeVisible();
  },
};

/** Without the days there are 'hoy' and 'otra fecha'. */
export const DaysNotLoaded: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => choose({ categoryId: '1', date: fixtureDate }),
  parameters: {
    msw: {
      handlers: [lists, mockRefusal(attendanceDays, 500, 'internal_error'), marks, numbersAlone, ownBackend],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(canvas.getByRole('button', { name: 'hoy' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^sáb/ })).toBeNull());
  },
};

/** A day without marks leads to the last one that had any. */
export const EmptyDay: Story = {
  beforeEach: () => choose({ categoryId: '1', date: '2026-11-18' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No se encontraron asistencias.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver el sábado 14' }));
    await expect(await canvas.findByText('sábado 14 de noviembre')).toBeVisible();
  },
};

/** Another backend shows the day: it knows no ranges. */
export const ForeignBackend: Story = {
  parameters: { msw: { handlers: [lists, marks, foreignBackend] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(canvas.queryByRole('button', { name: 'Mes' })).toBeNull();
    await expect(asked).toHaveBeenLastCalledWith('/api/asistencia/por-categoria/1');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('sábado 7')).toBeVisible();
    // Not before it is known whose backend it is: then the history of years would be asked for.
    await expect(asked).not.toHaveBeenCalledWith('/api/asistencia/por-categoria/1');
  },
};
