import {
  attendanceStatistics,
  demoStatus,
  listDeletionRequests,
  listNotices,
  listUnconfirmed,
  registrationStatus,
  removeDemo,
  unreadMessages,
} from '@ministerio/contract';
import {
  deletionRequests,
  longNames,
  quietNotices,
  sealedCopies,
  securityNotices,
  serverProblems,
  attendanceStatistics as statistics,
} from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { answered, asked } from '../kit/test/calls.ts';
import { Waiting } from './waiting.tsx';

const { primeraVez, ausentes } = statistics;
const nobody = { total: 0, personas: [] };
const quietWeek = { ...statistics, primeraVez: nobody, ausentes: nobody };
const quiet = [
  ownBackend,
  mock(attendanceStatistics, quietWeek),
  mock(listNotices, { ...quietNotices, copias: null }),
  mock(listDeletionRequests, []),
  mock(listUnconfirmed, []),
  mock(unreadMessages, { ids: [] }),
  mock(demoStatus, { presentes: false }),
];
const busy = [
  mock(attendanceStatistics, statistics),
  mock(listNotices, securityNotices),
  mock(listDeletionRequests, [...deletionRequests]),
  mock(listUnconfirmed, [
    { id: 40, username: 'pablo.rocha', codigo: '77112233' },
    { id: 41, username: 'rosario.paz', codigo: '77112244' },
  ]),
  mock(unreadMessages, { ids: [1, 2, 3] }),
  mock(demoStatus, { presentes: true }),
  ...quiet,
];

const meta = {
  title: 'Pantallas/Admin/Waiting',
  component: Waiting,
  ...adminStory,
  parameters: { msw: { handlers: busy } },
} satisfies Meta<typeof Waiting>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = [
  '2 Primera vez esta semana',
  '2 Ausentes tres semanas o más',
  '2 Registros propios sin confirmar pablo.rocha y rosario.paz Revisar',
  '14 Menores sin tutor Abigail y 13 más Anotar',
  '1 Pedido de eliminación Daniel Responder',
  '3 Mensajes sin leer',
  'La contraseña inicial sigue en uso',
  'Nuevos administradores',
];

/** People first, then notices, the most severe before the others. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = '[data-component="NoticeList"] > ul > li';
    await waitFor(() => {
      const rows = [...canvasElement.querySelectorAll(list)].slice(0, titles.length);
      expect(
        rows.map(({ textContent }, index) => textContent.trim().slice(0, titles[index]?.length)),
      ).toEqual(titles);
    });
    await expect(canvas.getByRole('link', { name: /^2 Registros propios/ })).toHaveAttribute(
      'href',
      '/dashboard/editarUser',
    );
    await expect(canvas.getByRole('link', { name: '3 Mensajes sin leer Leer' })).toHaveAttribute(
      'href',
      '/dashboard/form',
    );
    await expect(canvas.queryByText('Nada espera.')).toBeNull();
  },
};

/** Every closed row is as high as the others. */
export const OneHeight: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Nuevos administradores');
    const rows = [...canvasElement.querySelectorAll('summary, a[href="/dashboard/form"]')];
    const heights = new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    await expect([...heights]).toEqual([56]);
  },
};

/** A row opens the people whom it counts, and closes what was open. */
export const Opened: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    /** Presses a row. @returns what is in the one that is open then. */
    const press = async (title: string) => {
      const row = (await canvas.findByText(title)).closest('details');
      await userEvent.click(canvas.getByText(title));
      await expect([...canvasElement.querySelectorAll('details[open]')]).toEqual([row]);
      return within(row as HTMLElement);
    };
    const absentees = await press('Ausentes tres semanas o más');
    await expect(absentees.getByRole('link', { name: 'Escribir a Mateo Gutiérrez Añez' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:mateo%40ejemplo\.bo\?subject=/),
    );
    await expect(
      absentees.getByRole('link', { name: 'Ver quién les escribe, en Seguimiento' }),
    ).toHaveAttribute('href', '/dashboard/seguimiento?lista=faltan');
    const minors = await press('Menores sin tutor');
    await expect(minors.getByRole('link', { name: 'Abigail Suárez' })).toHaveAttribute(
      'href',
      '/dashboard/editar/4',
    );
    const requests = await press('Pedido de eliminación');
    await expect(requests.getByRole('button', { name: 'Eliminar a Daniel Choque Mamani' })).toBeVisible();
    await userEvent.click(canvas.getByText('Pedido de eliminación'));
    await expect(canvasElement.querySelector('details[open]')).toBeNull();
  },
};

let isDemo = true;

/** The sample data goes, and so does its row. */
export const DemoRemoved: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    isDemo = true;
  },
  parameters: {
    msw: {
      handlers: [
        mock(demoStatus, () => ({ presentes: isDemo })),
        mock(removeDemo, () => {
          isDemo = false;
          return { message: 'Datos de ejemplo eliminados.' };
        }),
        ...quiet,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar los datos de ejemplo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar' }));
    await expect(await canvas.findByText('Nada espera.')).toBeVisible();
    await expect(canvas.queryByText('Datos de ejemplo')).toBeNull();
  },
};

export const One: Story = {
  parameters: {
    msw: {
      handlers: [
        mock(unreadMessages, { ids: [1] }),
        mock(listUnconfirmed, [{ id: 40, username: 'pablo.rocha', codigo: '77112233' }]),
        ...quiet,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '1 Mensaje sin leer Leer' })).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: '1 Registro propio sin confirmar pablo.rocha Revisar' }),
    ).toBeVisible();
  },
};

/** Names end where the row does. */
export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: {
      handlers: [
        mock(attendanceStatistics, {
          ...statistics,
          primeraVez: {
            total: 31,
            personas: longNames.flatMap((long) =>
              primeraVez.personas.map((person) => ({ ...person, ...long, id: person.id })),
            ),
          },
          ausentes,
        }),
        ...busy,
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const row = (await canvas.findByText('Primera vez esta semana')).closest('summary');
    await expect(Math.round(row?.getBoundingClientRect().height ?? 0)).toBe(56);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const ServerInTrouble: Story = {
  parameters: {
    msw: { handlers: [mock(listNotices, { ...quietNotices, servidor: [...serverProblems] }), ...quiet] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('El servidor no pudo guardar')).toBeVisible();
    // The copies' own row says more.
    await expect(canvas.queryByText('Las copias no están saliendo del equipo')).toBeNull();
  },
};

export const CopiesFail: Story = {
  parameters: {
    msw: {
      handlers: [
        mock(listNotices, {
          ...quietNotices,
          servidor: [{ problema: 'copias', desde: '2026-11-21T22:45:00.000Z' }],
          copias: { ...sealedCopies, estado: 'falla', motivo: 'lleno', desde: '2026-11-21T22:45:00.000Z' },
        }),
        ...quiet,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La carpeta de las copias está llena.')).toBeVisible();
    await expect(canvas.getAllByText('Las copias no están saliendo del equipo')).toHaveLength(1);
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: quiet } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nada espera.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mockPending(listNotices), mockPending(attendanceStatistics), ...quiet] } },
  play: async ({ canvas }) => {
    await asked(listNotices);
    await expect(canvas.queryByText('Nada espera.')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Notices that fail to load do not disturb the others; the summary says so, with a way to try again. */
export const ErrorState: Story = {
  name: 'Error',
  parameters: {
    msw: {
      handlers: [
        mockRefusal(attendanceStatistics, 503, 'busy'),
        mockRefusal(listNotices, 503, 'busy'),
        mockRefusal(listUnconfirmed, 503, 'busy'),
        ...busy,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se pudo cargar el resumen de asistencia')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^3 Mensajes/ })).toBeVisible();
    await expect(canvas.queryByText(/administrador/)).toBeNull();
  },
};

export const ForeignBackend: Story = {
  parameters: {
    msw: {
      handlers: [
        foreignBackend,
        ...[listNotices, unreadMessages].map((call) => mockRefusal(call, 404, 'not_found')),
      ],
    },
  },
  play: async ({ canvas }) => {
    await answered(registrationStatus);
    await expect(canvas.queryByText(/administrador/)).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
