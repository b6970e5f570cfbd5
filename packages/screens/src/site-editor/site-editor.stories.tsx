import { listVersions, readContent } from '@ministerio/contract';
import { mockNetworkError, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { fakeGeolocation } from '../mark-attendance/geolocation/test/fake-geolocation.ts';
import { SiteEditor } from './index.ts';
import { fits, formIsThere, longDocuments, siteArgs, siteHandlers } from './test/site-story.ts';

const meta = {
  title: 'Pantallas/Admin/Site editor',
  component: SiteEditor,
  ...adminStory,
  parameters: { msw: { handlers: siteHandlers() } },
  args: siteArgs,
} satisfies Meta<typeof SiteEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const long = { msw: { handlers: siteHandlers(longDocuments) } };

export const Documents: Story = {
  args: { missing: ['Número de WhatsApp'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^Datos.*Falta: Número de WhatsApp/ }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
    await waitFor(() => expect(canvas.getAllByText('nunca cambiado')).toHaveLength(8));
  },
};

export const DocumentsOnAPhone: Story = { ...Documents, globals: phone };

export const Loading: Story = { parameters: { msw: { handlers: [mockPending(readContent)] } } };

export const Denied: Story = {
  parameters: { msw: { handlers: [mockRefusal(readContent, 403, 'forbidden')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error al cargar el contenido del sitio')).toBeVisible();
    await expect(canvas.getByText('No tienes permiso para hacer esto.')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: [mockNetworkError(readContent)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No hay conexión/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

/** The forms work without it; only the list does not say when something changed. */
export const HistoryOffline: Story = {
  args: { document: 'aviso' },
  parameters: { msw: { handlers: [mockNetworkError(listVersions), ...siteHandlers()] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Historial' }));
    await expect(await screen.findByText('Error al cargar el historial')).toBeVisible();
  },
};

export const Data: Story = {
  args: { document: 'datos' },
  parameters: { services: { geolocation: fakeGeolocation([-17.8, -63.2, 12]) } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await formIsThere(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Usar mi ubicación ahora' }));
    await expect(canvas.getByLabelText(/^Latitud/)).toHaveValue('-17.8');
    await expect(canvas.getByText('Estás en -17.8, -63.2, con 12 m de margen.')).toBeVisible();
  },
};

export const DataWithoutLocation: Story = {
  args: { document: 'datos' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await formIsThere(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Usar mi ubicación ahora' }));
    await expect(await canvas.findByText(/no encuentra su ubicación/)).toBeVisible();
  },
};

/** Faults are said at their fields, and why 'Publicar' waits. */
export const DataWithErrors: Story = {
  args: { document: 'datos' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await formIsThere(context);
    const whatsapp = canvas.getByLabelText('WhatsApp');
    await userEvent.clear(whatsapp);
    await userEvent.type(whatsapp, '700');
    const publish = canvas.getByRole('button', { name: 'Publicar' });
    await waitFor(() =>
      expect(publish).toHaveAccessibleDescription(
        /Antes de publicar: Escribe el número con su código de país/,
      ),
    );
    await userEvent.click(publish);
    await waitFor(() => expect(whatsapp).toHaveFocus());
    await expect(whatsapp).toHaveAccessibleDescription(/empezando por \+/);
  },
};

export const DataLong: Story = { args: { document: 'datos' }, parameters: long, globals: phone, play: fits };

export const Schedules: Story = {
  args: { document: 'horarios' },
  parameters: { msw: { handlers: siteHandlers({ excepciones: [] }) } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await formIsThere(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Suspender o mover una reunión' }));
    const meetings = canvas.getByLabelText<HTMLSelectElement>(/^¿Qué reunión\?/);
    await expect(meetings).toHaveFocus();
    await expect(meetings).toHaveValue('');
    await expect(canvas.getByText(/Antes de publicar: Elige la reunión/)).toBeVisible();
    const reason = canvas.getByLabelText('Motivo');
    await userEvent.type(reason, 'Bloqueo');
    await expect(canvas.queryByText('7 de 120')).toBeNull();
    await userEvent.click(reason);
    await userEvent.paste(' de caminos'.repeat(9));
    await expect(canvas.getByText('106 de 120')).toBeVisible();
    await userEvent.clear(reason);
    await userEvent.type(reason, 'Bloqueo');
    const choose = async ({ value = '' }: { value?: string } = {}) =>
      userEvent.selectOptions(meetings, value);
    await choose(meetings.options[1]);
    const days = within(canvas.getByRole('group', { name: '¿Qué día?' }));
    await userEvent.click(days.getAllByRole('radio')[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'No hay reunión' }));
    const first = canvas.getByRole('heading', { name: /^Este .* no hay$/ }).textContent;
    const day = first?.split(' ')[1] ?? '';
    // A meeting of another weekday has no such day: it is asked for again.
    await choose([...meetings.options].slice(1).find(({ text }) => !text.includes(`, ${day}`)));
    await expect(days.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(days.getAllByRole('radio')[0] as HTMLElement);
    await expect(canvas.getByLabelText('Motivo')).toHaveValue('Bloqueo');
    await expect(await canvas.findByText(/^1 cambio sin publicar\. Guardado \d\d:\d\d\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Cambia de hora' }));
    await expect(canvas.getByRole('heading', { name: /cambia de hora$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'otra fecha' }));
    await expect(canvas.getByLabelText(/^Fecha/)).toBeVisible();
  },
};

export const SchedulesOnAPhone: Story = { ...Schedules, globals: phone };

export const SchedulesLong: Story = {
  args: { document: 'horarios' },
  parameters: long,
  globals: phone,
  play: fits,
};

/** An empty name is found in a row that is closed. */
export const SchedulesWithErrors: Story = {
  args: { document: 'horarios' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await formIsThere(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar una reunión' }));
    const name = canvas.getAllByLabelText(/^Nombre/).at(-1) as HTMLElement;
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'x{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: /^Reunión nueva/ }));
    // A slow phone's next frame comes before React has opened the row.
    const nextFrame = spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
      draw(performance.now());
      return 0;
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(name).toHaveFocus());
    nextFrame.mockRestore();
    await expect(name).toHaveAccessibleDescription(/Escribe el nombre de la reunión/);
  },
};

export const Activities: Story = {
  args: { document: 'actividades' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await formIsThere(context);
    await expect(canvas.getAllByText(/^próxima: |^sin fecha|^ya pasó/).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getAllByRole('button', { expanded: false })[0] as HTMLElement);
    await userEvent.click(canvas.getAllByRole('radio', { name: 'Según la Pascua' })[0] as HTMLElement);
    await expect(await canvas.findByText('próxima: 21-03 a 28-03')).toBeVisible();
    // The first key of '-14' is no day yet.
    const first = canvas.getByLabelText(/^Primer día/);
    await userEvent.clear(first);
    await userEvent.type(first, '-');
    await expect(await canvas.findByText('sin fecha en el calendario')).toBeVisible();
    await userEvent.type(first, '14');
    await expect(await canvas.findByText('próxima: 14-03 a 28-03')).toBeVisible();
    await userEvent.clear(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAccessibleDescription(/Escribe cada día con un número de -180 a 180/);
    await userEvent.type(first, '7');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    const last = canvas.getByLabelText(/^Último día/);
    await waitFor(() => expect(last).toHaveAccessibleDescription(/Termina antes de empezar/));
  },
};

export const ActivitiesEmpty: Story = {
  args: { document: 'actividades' },
  parameters: { msw: { handlers: siteHandlers({ actividades: [] }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay actividades: la sección no se muestra.')).toBeVisible();
  },
};

export const ActivitiesLong: Story = {
  args: { document: 'actividades' },
  parameters: long,
  globals: phone,
  play: fits,
};

/** An answer is edited as it was written: what it names is filled in for visitors alone. */
export const Questions: Story = {
  args: { document: 'preguntas' },
  play: async (context) => {
    await formIsThere(context);
    await expect(context.canvas.getAllByLabelText(/^Respuesta/)[0]).toHaveValue('Los domingos: {servicios}.');
  },
};

/** At least one stays. */
export const QuestionsEmpty: Story = {
  args: { document: 'preguntas' },
  parameters: {
    msw: {
      handlers: siteHandlers({ preguntas: [{ pregunta: '¿Dónde es?', respuesta: 'Aquí.', sinCanal: null }] }),
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await formIsThere(context);
    await userEvent.click(canvas.getByRole('button', { name: '¿Dónde es?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar ¿Dónde es?' }));
    await expect(await canvas.findByText(/Antes de publicar: Deja al menos una pregunta/)).toBeVisible();
  },
};

export const QuestionsLong: Story = {
  args: { document: 'preguntas' },
  parameters: long,
  globals: phone,
  play: fits,
};

export const NoticeEmpty: Story = {
  args: { document: 'aviso' },
  parameters: { msw: { handlers: siteHandlers({ aviso: null }) } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await formIsThere(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Poner un aviso' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Texto/)).toHaveFocus());
    await expect(canvas.getByLabelText(/^Último día/)).toHaveValue('2026-11-28');
    await expect(canvas.getByText(/Antes de publicar: Escribe el aviso/)).toBeVisible();
    const link = canvas.getByLabelText('Enlace');
    await userEvent.type(link, 'www.iglesia.bo');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(link).toHaveAccessibleDescription(/como https:\/\/…, o de este sitio/));
  },
};

export const NoticeLong: Story = {
  args: { document: 'aviso' },
  parameters: long,
  globals: phone,
  play: fits,
};

export const Dark: Story = { ...Schedules, globals: { theme: 'dark' } };
