import { confirmIdentity, publishDocument, type SavedVersion } from '@ministerio/contract';
import { mockNetworkError, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { SiteEditor } from './index.ts';
import {
  chooseSuspension,
  discardNotice,
  notice,
  published,
  recordingHandlers,
  siteArgs,
  siteHandlers,
  writeNotice,
} from './test/site-story.ts';

const meta = {
  title: 'Pantallas/Admin/Site editor/Publishing',
  component: SiteEditor,
  ...adminStory,
  args: { ...siteArgs, document: 'aviso' },
} satisfies Meta<typeof SiteEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Handlers remember what is published: each story has its own. */
const withNotice = () => ({ msw: { handlers: siteHandlers({ aviso: notice }) } });

/** A publication can be undone with one press. */
export const Published: Story = {
  parameters: withNotice(),
  play: async ({ canvas, userEvent }) => {
    await writeNotice(canvas, userEvent, 'Mañana hay ayuno');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await expect(await canvas.findByText(/^Publicado a las \d\d:\d\d\./)).toBeVisible();
    await expect(await canvas.findByText('No hay cambios sin publicar.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer' }));
    await expect(await canvas.findByText('Deshecho. Se ve otra vez lo de antes.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Texto/)).toHaveValue('Hoy hay vigilia'));
  },
};

function withNoneSent() {
  published.mockClear();
  return adminStory.beforeEach();
}

/** Schedules and their dates are published together: here only a date changed. */
export const SaturdaySuspended: Story = {
  args: { document: 'horarios' },
  parameters: { msw: { handlers: recordingHandlers({ excepciones: [] }) } },
  beforeEach: withNoneSent,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspender o mover una reunión' }));
    // Nothing is chosen yet: two presses suspend nothing.
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await expect(published).not.toHaveBeenCalled();
    const meeting = canvas.getByLabelText<HTMLSelectElement>(/^¿Qué reunión\?/);
    await expect(meeting).toHaveAccessibleDescription(/Elige la reunión/);
    await chooseSuspension(canvas, userEvent);
    await userEvent.type(canvas.getByLabelText('Motivo'), 'Bloqueo');
    await expect(canvas.getByText(/^Se publicará: .*no hay reunión, Bloqueo$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(published).toHaveBeenCalledOnce());
    await expect(published).toHaveBeenCalledWith({
      clave: 'excepciones',
      version: 1,
      valor: [expect.objectContaining({ tipo: 'suspendida', motivo: 'Bloqueo' })],
    });
  },
};

/** A meeting that ends before it begins is a fault; one that goes on past midnight is a question. */
export const PastMidnight: Story = {
  args: { document: 'horarios' },
  parameters: { msw: { handlers: recordingHandlers({ excepciones: [] }) } },
  beforeEach: withNoneSent,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { expanded: false }))[0] as HTMLElement);
    const [begins] = canvas.getAllByLabelText<HTMLInputElement>(/^Empieza/);
    const [ends] = canvas.getAllByLabelText<HTMLInputElement>(/^Termina/);
    const write = async (field: HTMLElement | undefined, time: string) => {
      await userEvent.clear(field as HTMLElement);
      await userEvent.type(field as HTMLElement, time);
    };
    await write(begins, '19:30');
    await write(ends, '18:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(ends).toHaveAccessibleDescription(/Termina antes de empezar/));
    await write(ends, '02:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Termina al día siguiente?' });
    await expect(question).toHaveAccessibleDescription(/a las 02:00 del día siguiente, 6 horas y 30 minutos/);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await expect(published).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sí, publicar' }));
    await waitFor(() => expect(published).toHaveBeenCalledOnce());
  },
};

/** A reload loses nothing; 'Descartar' asks first. */
export const DraftDiscarded: Story = {
  parameters: withNotice(),
  play: async ({ canvas, userEvent, mount }) => {
    await mount();
    await writeNotice(canvas, userEvent, 'Mañana hay ayuno');
    await mount();
    await expect(await canvas.findByLabelText(/^Texto/)).toHaveValue('Mañana hay ayuno');
    await discardNotice(canvas, userEvent);
    await waitFor(() => expect(canvas.getByLabelText(/^Texto/)).toHaveValue('Hoy hay vigilia'));
    await waitFor(() => expect(Object.keys(window.sessionStorage)).toEqual([]));
  },
};

/** The password is asked for once, and the call goes on. */
export const Confirmed: Story = {
  args: { document: 'datos' },
  parameters: {
    msw: {
      handlers: [
        mockRefusal(confirmIdentity, 403, 'wrong_current_password', { once: true }),
        ...siteHandlers(),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const whatsapp = await canvas.findByLabelText('WhatsApp');
    await userEvent.clear(whatsapp);
    await userEvent.type(whatsapp, '+591 711 11111');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Escribe tu contraseña otra vez' });
    await waitFor(() => expect(dialog).toBeVisible());
    const password = screen.getByLabelText(/^Tu contraseña/);
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.type(password, 'mal');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(password).toHaveAccessibleDescription('La contraseña actual no es correcta.'));
    await userEvent.clear(password);
    await userEvent.type(password, 'mi clave');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    await expect(await canvas.findByText(/^Publicado a las/)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Giving up keeps the changes. */
export const ConfirmationGivenUp: Story = {
  args: { document: 'datos' },
  parameters: { msw: { handlers: siteHandlers() } },
  play: async ({ canvas, userEvent }) => {
    const whatsapp = await canvas.findByLabelText('WhatsApp');
    await userEvent.clear(whatsapp);
    await userEvent.type(whatsapp, '+591 711 11111');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByText(/^No se publicó\. Escribe tu contraseña otra vez/)).toBeVisible();
    await expect(whatsapp).toHaveValue('+591 711 11111');
  },
};

const theirs: SavedVersion = {
  version: 2,
  valor: { ...notice, texto: 'Hoy hay ayuno' },
  quien: 'Luis',
  cuando: '2026-11-21T14:41:00Z',
  ejemplo: false,
};

/** Another administrator published first: typed text stays, beside their changes, and is published on top of theirs. */
export const Conflict: Story = {
  parameters: withNotice(),
  play: async ({ canvas, userEvent }) => {
    await writeNotice(canvas, userEvent, 'Mañana hay ayuno');
    // The other administrator publishes from elsewhere.
    await fetch('/api/contenido/aviso', {
      method: 'PUT',
      headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
      body: JSON.stringify({ version: 1, valor: theirs.valor }),
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await expect(await canvas.findByText(/publicó Aviso mientras tanto/)).toBeVisible();
    await expect(canvas.getByText(/^Aviso: antes Hoy hay vigilia.*ahora Hoy hay ayuno/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Texto/)).toHaveValue('Mañana hay ayuno');
    await expect(canvas.queryByRole('button', { name: 'Publicar' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Seguir con lo mío' }));
    await expect(canvas.queryByText(/mientras tanto/)).toBeNull();
    await expect(await canvas.findByLabelText(/^Texto/)).toHaveValue('Mañana hay ayuno');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await expect(await canvas.findByText(/^Publicado a las/)).toBeVisible();
  },
};

export const History: Story = {
  parameters: withNotice(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Historial' }));
    await expect(await screen.findByText(/^Tú, 21-11-2026/)).toBeVisible();
    await expect(screen.getByText(/^Aviso: .*Hoy hay vigilia/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Volver a esta versión: versión 0' }));
    await expect(await canvas.findByText('Se volvió a la versión 0. Ya se ve en el sitio.')).toBeVisible();
  },
};

/** The server's messages are at their fields. */
export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [
        mockRefusal(publishDocument, 400, 'validation_failed', { errors: { 'valor.texto': 'Es muy largo' } }),
        ...siteHandlers({ aviso: notice }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await writeNotice(canvas, userEvent, 'Mañana hay ayuno');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    const field = canvas.getByLabelText(/^Texto/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Es muy largo/));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Mañana hay ayuno');
  },
};

export const PublishingOffline: Story = {
  parameters: {
    msw: { handlers: [mockNetworkError(publishDocument), ...siteHandlers({ aviso: notice })] },
  },
  play: async ({ canvas, userEvent }) => {
    await writeNotice(canvas, userEvent, 'Mañana hay ayuno');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await expect(
      await canvas.findByText('No se publicó. No hay conexión. Inténtalo de nuevo.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/^Texto/)).toHaveValue('Mañana hay ayuno');
  },
};

/** A double click publishes once. */
export const PressedTwice: Story = {
  parameters: { msw: { handlers: recordingHandlers({ aviso: notice }) } },
  play: async ({ canvas, userEvent }) => {
    published.mockClear();
    await writeNotice(canvas, userEvent, 'Mañana hay ayuno');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Publicar' }));
    await expect(await canvas.findByText(/^Publicado a las/)).toBeVisible();
    await expect(published).toHaveBeenCalledOnce();
  },
};
