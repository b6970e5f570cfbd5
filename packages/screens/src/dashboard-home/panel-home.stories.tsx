import {
  attendanceDays,
  attendanceStatistics,
  demoStatus,
  listDeletionRequests,
  listNotices,
  listUnconfirmed,
  rangeCounts,
  readContent,
  readFirstSteps,
  unreadMessages,
} from '@ministerio/contract';
import {
  countedDays,
  doneSteps,
  firstSteps,
  quietNotices,
  securityNotices,
  attendanceStatistics as statistics,
} from '@ministerio/contract/fixtures';
import { mock, mockContent, mockNetworkError, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { PanelHome } from './index.ts';

const shared = fn(async () => undefined);
const hidden = mock(readFirstSteps, { ...doneSteps, visibles: false });
const days = mock(
  attendanceDays,
  countedDays.slice(1).map(({ fecha, conNumero, visitas }) => ({ fecha, asistencias: conNumero, visitas })),
);
const quiet = [
  mock(listDeletionRequests, []),
  mock(listUnconfirmed, []),
  mock(demoStatus, { presentes: false }),
  mock(unreadMessages, { ids: [] }),
  mock(rangeCounts, countedDays.slice(1, 2)),
  ...mockContent(),
];
const busy = [
  ownBackend,
  hidden,
  days,
  mock(unreadMessages, { ids: [1, 2] }),
  mock(listNotices, securityNotices),
  mock(attendanceStatistics, statistics),
  ...quiet,
];
const nothingToSay = mock(listNotices, { ...quietNotices, copias: null });
const noMarks = {
  ...statistics,
  total: { semana: 0, anteriores: [0, 0, 0, 0, 0, 0, 0, 0] },
  ministerios: [],
  primeraVez: { total: 0, personas: [] },
  ausentes: { total: 0, personas: [] },
};

const meta = {
  title: 'Pantallas/Admin/Panel home',
  component: PanelHome,
  ...adminStory,
  args: { missing: ['Teléfono de la iglesia'], sampled: [] },
  parameters: { msw: { handlers: busy } },
} satisfies Meta<typeof PanelHome>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = { level: 1 } as const;

/** Loaded parts may still wait for the parts above them. */
const shown = (canvas: ReturnType<typeof within>, text: string | RegExp) =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible());

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', heading)).toHaveTextContent(
      'Sábado 14: 136 presentes, 7 más que el promedio',
    );
    await expect(await canvas.findByRole('region', { name: 'Lo que espera' })).toBeVisible();
    await expect(canvas.getByText('La contraseña inicial sigue en uso')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2 Mensajes sin leer Leer' })).toBeVisible();
    await expect(canvas.queryByText('Nada espera.')).toBeNull();
    const parts = [...canvasElement.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
    await expect(parts[1]).toBe('Lo que espera');
    await expect(await canvas.findByRole('region', { name: 'Asistencia de esta semana' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /no hay…$/ })).toHaveAttribute(
      'href',
      '/dashboard/sitio/horarios?dia=2026-11-21',
    );
  },
};

/** The phone's own sheet gets the counts of the last day. */
export const Shares: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'share');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resumen para compartir' }));
    await waitFor(() =>
      expect(shared).toHaveBeenCalledWith({
        text: expect.stringMatching(/^Ministerio Juvenil, sábado 14 de noviembre: 136 presentes \(\+7\)/),
      }),
    );
    await expect(canvas.queryByText('Cópialo de aquí:')).toBeNull();
  },
};

/** No network: what was not read says so, with a way to try again; the screens' links are there. */
export const Offline: Story = {
  parameters: {
    msw: {
      handlers: [
        mockNetworkError(attendanceDays),
        mockNetworkError(attendanceStatistics),
        mockNetworkError(listNotices),
        mockNetworkError(readContent),
        ...busy,
      ],
    },
  },
  play: async ({ canvas }) => {
    await shown(canvas, 'No se pudo cargar el último día con marcas');
    await shown(canvas, 'No se pudo cargar el resumen de asistencia');
    await expect(canvas.getAllByText('No hay conexión. Inténtalo de nuevo.').length).toBeGreaterThan(0);
    await expect(canvas.getAllByRole('button', { name: 'Reintentar' }).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('link', { name: /no hay…$/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ver asistencias' })).toBeVisible();
  },
};

/** The counts could not be read. */
export const SummaryFails: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: [mockRefusal(rangeCounts, 503, 'busy'), ...busy] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resumen para compartir' }));
    await shown(canvas, /^No se pudo armar el resumen/);
  },
};

/** A late part holds back everything below it. */
export const LateNotices: Story = {
  parameters: { msw: { handlers: [mockPending(listNotices), ...busy] } },
  play: async ({ canvas }) => {
    await shown(canvas, /^Sábado 14/);
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando el inicio…');
    await waitFor(() => expect(canvas.getByText('Mensajes sin leer')).not.toBeVisible());
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: {
    msw: { handlers: [mockPending(attendanceDays), ...busy] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Cargando el inicio…');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** A church on its first day. */
export const Empty: Story = {
  parameters: {
    msw: {
      handlers: [
        mock(readFirstSteps, firstSteps),
        mock(attendanceDays, []),
        nothingToSay,
        mock(attendanceStatistics, noMarks),
        ...quiet,
        ownBackend,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading)).toHaveTextContent('Hola, admin');
    await expect(
      await canvas.findByRole('region', { name: 'Cuatro vidrios y la puerta está lista' }),
    ).toBeVisible();
    await shown(canvas, 'Nada espera.');
    await expect(canvas.queryByText('Asistencia de esta semana')).toBeNull();
    await expect(canvas.queryByText(/Primera vez esta semana/)).toBeNull();
  },
};

/** The steps were put away before anybody was marked. */
export const NoMarksYet: Story = {
  parameters: {
    msw: {
      handlers: [
        mock(attendanceDays, []),
        nothingToSay,
        mock(attendanceStatistics, noMarks),
        ...quiet,
        hidden,
        ownBackend,
      ],
    },
  },
  play: async ({ canvas }) => {
    await shown(canvas, /^Cuando alguien marque su asistencia/);
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: {
    msw: {
      handlers: [
        mockRefusal(attendanceDays, 503, 'busy', { once: true }),
        mockRefusal(attendanceStatistics, 503, 'busy'),
        mockRefusal(listNotices, 503, 'busy'),
        ...busy,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, 'No se pudo cargar el último día con marcas');
    await shown(canvas, 'No se pudo cargar el resumen de asistencia');
    await expect(await canvas.findByRole('link', { name: 'Ver asistencias' })).toBeVisible();
    const [retry] = canvas.getAllByRole('button', { name: 'Reintentar' });
    if (retry) await userEvent.click(retry);
    await shown(canvas, /^Sábado 14/);
  },
};

export const Denied: Story = {
  parameters: {
    msw: {
      handlers: [
        mockRefusal(attendanceDays, 403, 'forbidden'),
        mockRefusal(attendanceStatistics, 403, 'forbidden'),
        ...busy,
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No tienes permiso para hacer esto.')).toHaveLength(2));
  },
};

/** Another backend: a greeting and the specification's screens. */
export const ForeignBackend: Story = {
  parameters: {
    msw: {
      handlers: [
        foreignBackend,
        ...[attendanceDays, attendanceStatistics, readFirstSteps, listNotices, unreadMessages].map((call) =>
          mockRefusal(call, 404, 'not_found'),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading)).toHaveTextContent('Hola, admin');
    await expect(canvas.getByRole('link', { name: 'Ver asistencias' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Teléfonos de la puerta' })).toBeNull();
    await expect(canvas.queryByText('Lo que espera')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
