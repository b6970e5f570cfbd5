import type { Attendance } from '@ministerio/contract';
import { attendanceRecords } from '@ministerio/contract/fixtures';
import { Button } from '@ministerio/ui/primitives/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { useDownload } from './use-download.ts';
import { DownloadProgress } from './view/download-progress/download-progress.tsx';

const saved = fn<(name: string, head: string) => void>();

/** Intercepts the download. */
async function catchDownload(event: MouseEvent) {
  const link = event.target;
  if (!(link instanceof HTMLAnchorElement) || !link.download) return;
  event.preventDefault();
  const text = await (await fetch(link.href)).text();
  saved(link.download, text.slice(0, 120));
}

/** The fixtures' records, repeated with unique ids. */
function recordsOf(count: number): readonly Attendance[] {
  return Array.from({ length: count }, (_, index) => {
    const record = attendanceRecords[index % attendanceRecords.length];
    if (!record) throw new TypeError('The fixtures are empty.');
    return { ...record, id: index + 1 };
  });
}

function Example({ date, count }: { readonly date: string; readonly count: number }) {
  const [records] = useState(() => recordsOf(count));
  const { kind, progress, start, cancel } = useDownload({
    records,
    category: 'Red de Jovenes',
    ministry: 'Red de Jovenes',
    days: date,
    day: null,
    counted: [],
  });
  return (
    <>
      <Button loading={kind === 'pdf'} onClick={() => start('pdf')}>
        PDF
      </Button>
      <Button loading={kind === 'csv'} onClick={() => start('csv')}>
        CSV
      </Button>
      {progress === null ? null : <DownloadProgress progress={progress} onCancel={cancel} />}
    </>
  );
}

const meta = {
  title: 'Pantallas/Admin/Download',
  component: Example,
  ...adminStory,
  args: { date: '2026-11-21', count: attendanceRecords.length },
  beforeEach: () => {
    saved.mockClear();
    document.addEventListener('click', catchDownload);
    const clean = adminStory.beforeEach();
    return () => {
      document.removeEventListener('click', catchDownload);
      clean();
    };
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pdf: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(saved.mock.lastCall?.[0]).toBe('asistencias_Red de Jovenes_2026-11-21.pdf');
    await expect(saved.mock.lastCall?.[1]).toContain('%PDF-1.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'PDF' })).toBeEnabled());
    await expect(saved).toHaveBeenCalledTimes(1);
    await expect(screen.queryByText(/No se pudo crear el archivo/)).toBeNull();
  },
};

export const Csv: Story = {
  args: { date: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(saved.mock.lastCall?.[0]).toBe('asistencias_Red de Jovenes.csv');
    await expect(saved.mock.lastCall?.[1]).toContain('"Numero membresia";"Nombre"');
  },
};

/** Created in a worker: the bar moves and the page stays responsive. */
export const ManyRows: Story = {
  args: { count: 1500 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PDF' }));
    const bar = await canvas.findByRole('progressbar', { name: 'Preparando el PDF' });
    await waitFor(() => expect(bar.getAttribute('value')).toMatch(/^0\.[1-9]/), {
      interval: 10,
    });
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(saved.mock.lastCall?.[1]).toContain('%PDF-1.');
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
};

export const Cancelled: Story = {
  args: { count: 5000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PDF' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'PDF' })).toBeEnabled());
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(saved).not.toHaveBeenCalled();
    await expect(screen.queryByText(/No se pudo crear el archivo/)).toBeNull();
  },
};

/** On the main thread, where a browser has no workers. */
export const WithoutWorkers: Story = {
  beforeEach: () => {
    const { Worker } = window;
    Reflect.deleteProperty(window, 'Worker');
    return () => {
      window.Worker = Worker;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(saved.mock.lastCall?.[1]).toContain('%PDF-1.');
  },
};
