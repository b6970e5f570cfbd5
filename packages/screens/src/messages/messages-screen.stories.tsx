import {
  deleteMessage,
  listMessages,
  markMessages,
  openMessageChat,
  unreadMessages,
} from '@ministerio/contract';
import { messages } from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { expectToast } from '../kit/test/expect-toast.ts';
import { userActivation } from '../kit/test/user-activation.ts';
import { MessagesScreen } from './index.ts';

let stored = [...messages];
let unread: number[] = [];
const remembering = [
  mock(openMessageChat, { direccion: 'https://wa.me/59170000000?text=Hola' }),
  mock(listMessages, () => stored),
  mock(unreadMessages, () => ({ ids: unread })),
  mock(markMessages, ({ body }) => {
    const { ids, leido } = body as { ids: number[]; leido: boolean };
    unread = leido ? unread.filter((id) => !ids.includes(id)) : [...ids, ...unread];
    return { message: 'Listo.' };
  }),
  mock(deleteMessage, ({ params }) => {
    stored = stored.filter(({ id }) => String(id) !== params.id);
    return { message: 'Mensaje eliminado correctamente.' };
  }),
];

const meta = {
  title: 'Pantallas/Admin/Messages',
  component: MessagesScreen,
  ...adminStory,
  beforeEach: () => {
    stored = [...messages];
    unread = [3, 2];
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers: remembering } },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mensajes Recibidos'),
    );
    await expect(await canvas.findByText('Quisiera inscribirme en la Escuela de Vida.')).toBeVisible();
    await expect(await canvas.findAllByText('Sin leer')).toHaveLength(2);
  },
};

export const Marked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Más acciones: Óscar Ñuflo' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Marcar como leído' }));
    await waitFor(() => expect(unread).toEqual([3]));
    await waitFor(() => expect(canvas.getAllByText('Sin leer')).toHaveLength(1));
    await userEvent.click(await canvas.findByRole('button', { name: 'Marcar todos como leídos' }));
    await waitFor(() => expect(unread).toEqual([]));
    await waitFor(() => expect(canvas.queryByText('Sin leer')).toBeNull());
  },
};

/** The mark is optimistic and rolled back on a failure. */
export const MarkRefused: Story = {
  parameters: {
    msw: { handlers: [mockRefusal(markMessages, 503, 'storage_unavailable'), ...remembering] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Marcar todos como leídos' }));
    await expectToast(/^No se pudo guardar la marca de lectura\./);
    await waitFor(() => expect(canvas.getAllByText('Sin leer')).toHaveLength(2));
  },
};

export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Más acciones: Ana' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    await expect(
      await canvas.findByRole('alertdialog', { name: '¿Eliminar el mensaje de Ana?' }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(canvas.queryByText('Ana')).toBeNull());
    await expectToast('Mensaje eliminado correctamente.');
  },
};

/** The focus moves on after a deletion: to the next row, the previous one, or the empty table. */
export const FocusAfterDeleting: Story = {
  play: async ({ canvas, userEvent }) => {
    async function deleteFrom(name: string) {
      const more = await canvas.findByRole('button', { name: `Más acciones: ${name}` });
      more.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar' }));
      await waitFor(() => expect(canvas.queryByText(name)).toBeNull());
    }
    const focusOn = (name: string) =>
      waitFor(() => expect(canvas.getByRole('button', { name: `Más acciones: ${name}` })).toHaveFocus());
    await deleteFrom('Lucía Montero');
    await focusOn('Óscar Ñuflo');
    await deleteFrom('Ana');
    await focusOn('Óscar Ñuflo');
    await deleteFrom('Óscar Ñuflo');
    await expect(await canvas.findByText('No hay mensajes recibidos.')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('No hay mensajes recibidos.'));
    await expect(document.body).not.toHaveFocus();
  },
};

const byWhatsApp = messages.map((message) =>
  message.id === 3 ? { ...message, email: '', whatsapp: true as const } : message,
);

/** The chat opens without a referrer, and its message is read. */
export const ChatOpened: Story = {
  beforeEach: () => {
    stored = byWhatsApp;
    spyOn(window, 'open').mockReturnValue(null);
    return userActivation(true)();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Abrir chat de Lucía Montero' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Abrir WhatsApp' }));
    await waitFor(() =>
      expect(window.open).toHaveBeenCalledWith(
        'https://wa.me/59170000000?text=Hola',
        '_blank',
        'noopener,noreferrer',
      ),
    );
    await waitFor(() => expect(unread).toEqual([2]));
  },
};

export const ChatRefused: Story = {
  beforeEach: () => {
    stored = byWhatsApp;
  },
  parameters: {
    msw: {
      handlers: [
        mockRefusal(openMessageChat, 429, 'rate_limited', { headers: { 'Retry-After': '3540' } }),
        ...remembering,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Abrir chat de Lucía Montero' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Abrir WhatsApp' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No se pudo abrir el chat. Llegaste al límite: inténtalo de nuevo en 59 minutos.',
    );
    await expect(unread).toEqual([3, 2]);
  },
};

export const DeleteRefused: Story = {
  parameters: { msw: { handlers: [mockRefusal(deleteMessage, 404, 'message_not_found'), ...remembering] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Más acciones: Ana' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'No se pudo eliminar el mensaje. No se encontró el mensaje.',
      ),
    );
  },
};

/** A backend with the specification's calls alone, whose 'not found' is an HTML page. */
export const ForeignBackend: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/contactanos/sin-leer', () => HttpResponse.html('<h1>404</h1>', { status: 404 })),
        mock(listMessages, [...messages]),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Quisiera inscribirme en la Escuela de Vida.')).toBeVisible();
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['ID', 'Nombre', 'Correo', 'Mensaje', 'Fecha de Creación']);
    await expect(canvas.queryByText('Sin leer')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Marcar todos como leídos' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mockPending(listMessages), mockPending(unreadMessages)] } },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [mock(listMessages, []), mock(unreadMessages, { ids: [] })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay mensajes recibidos.')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: {
    msw: {
      handlers: [mockRefusal(listMessages, 403, 'forbidden'), mockRefusal(unreadMessages, 403, 'forbidden')],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error al cargar los mensajes')).toBeVisible();
    await expect(await canvas.findByText('No tienes permiso para hacer esto.')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
