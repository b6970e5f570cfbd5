import { messages } from '@ministerio/contract/fixtures';
import { withCard } from '@ministerio/ui/testing/with-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ChatDialog } from './chat-dialog.tsx';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';
import { MessagesTable } from './messages-table.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Messages table',
  component: MessagesTable,
  args: { messages, timeZone: 'America/La_Paz', countryCode: 'BO' },
  decorators: [withCard],
} satisfies Meta<typeof MessagesTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first, ...others] = messages;
const withNumber = first ? [{ ...first, mensaje: `${first.mensaje} Mi celular: 700-12345` }, ...others] : [];
const handling = { unread: new Set(['3']), onRead: fn(), onChat: fn(), onDelete: fn() };
const byWhatsApp = messages.map((message) =>
  message.id === 2 ? { ...message, email: '', whatsapp: true as const } : message,
);
const asking = { onOpen: fn(), onClose: fn() };

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['ID', 'Nombre', 'Correo', 'Mensaje', 'Fecha de Creación']);
    await expect(canvas.getByRole('cell', { name: '20-11-2026 19:14' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'lucia@ejemplo.bo' })).toHaveAttribute(
      'href',
      'mailto:lucia%40ejemplo.bo',
    );
  },
};

/** With a backend that stores read marks. */
export const Handled: Story = {
  args: { messages: withNumber, handling },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Sin leer')).toHaveLength(1);
    const mail = canvas.getByRole('link', { name: 'Responder a Ana' });
    await expect(mail.getAttribute('href')).toMatch(/^mailto:ana%40ejemplo\.bo\?subject=/);
    const chat = canvas.getByRole('link', { name: /^WhatsApp a Lucía Montero/ });
    await expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/59170012345\?/);
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar todos como leídos' }));
    await expect(handling.onRead).toHaveBeenLastCalledWith([3], true);
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones: Ana' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Marcar como no leído' }));
    await expect(handling.onRead).toHaveBeenLastCalledWith([1], false);
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones: Lucía Montero' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    await expect(handling.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
  },
};

/** A WhatsApp message is answered there: the list knows no number, and asks for the chat. */
export const AnsweredByWhatsApp: Story = {
  tags: ['picture'],
  args: { messages: byWhatsApp, handling },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir chat de Óscar Ñuflo' }));
    await expect(handling.onChat).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
    await expect(canvas.queryByRole('link', { name: 'Responder a Óscar Ñuflo' })).toBeNull();
  },
};

/** Before the chat opens, its first line can be changed. */
export const AsksForTheFirstLine: Story = {
  tags: ['picture', '!autodocs'],
  render: () => <ChatDialog {...asking} message={byWhatsApp[1] ?? null} error="No hay conexión." />,
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('textbox', { name: 'Primera línea' });
    await userEvent.clear(line);
    await userEvent.type(line, 'Buenas tardes');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir WhatsApp' }));
    await expect(asking.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }), 'Buenas tardes');
  },
};

/** Where the browser opened no tab by itself, a link does. */
export const ChatToBeOpened: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <ChatDialog {...asking} message={byWhatsApp[1] ?? null} address="https://wa.me/59170000000?text=Hola" />
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Ir al chat/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const AllRead: Story = {
  tags: ['picture'],
  args: { handling: { ...handling, unread: new Set<string>() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sin leer')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Marcar todos como leídos' })).toBeDisabled();
  },
};

/** As wide as beside the desk of a window of 1440 px: the message has room, an address has one line. */
export const RoomForTheMessage: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    messages: messages.map((message) => ({ ...message, email: 'patricia.vargas@example.com' })),
    handling,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '59.75rem' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    for (const row of canvas.getAllByRole('row').slice(1)) {
      const [, name, mail, text] = within(row).getAllByRole('cell');
      await expect(text?.clientWidth).toBeGreaterThanOrEqual(300);
      await expect(name?.clientWidth).toBeGreaterThanOrEqual(112);
      // The menu is at the right of the answer, in its line.
      const [answer, more] = ['link', 'button'].map((role) => within(row).getAllByRole(role).at(-1));
      const [left, right] = [answer, more].map(
        (element) => element?.getBoundingClientRect() ?? new DOMRect(),
      );
      await expect(right?.left).toBeGreaterThanOrEqual(left?.right ?? Number.POSITIVE_INFINITY);
      await expect(right?.top).toBeLessThan(left?.bottom ?? 0);
      await expect(mail?.querySelector('a')?.getClientRects()).toHaveLength(1);
      await expect(mail?.querySelector('a')?.clientHeight).toBeLessThan(32);
    }
    const table = canvasElement.querySelector('[data-component="Table"]');
    await expect(table?.scrollWidth).toBe(table?.clientWidth);
  },
};

export const HandledOnAPhone: Story = {
  args: { messages: withNumber, handling },
  globals: { viewport: { value: 'phone' } },
};

export const AsksBeforeDeleting: Story = {
  // Open, it would cover the page that documents all stories.
  tags: ['picture', '!autodocs'],
  render: () => (
    <DeleteMessageDialog
      message={messages[0] ?? null}
      error="No hay conexión."
      onConfirm={fn()}
      onClose={fn()}
    />
  ),
  play: async () => {
    await waitFor(() =>
      expect(
        screen.getByRole('alertdialog', { name: '¿Eliminar el mensaje de Lucía Montero?' }),
      ).toBeVisible(),
    );
    await expect(screen.getByRole('alert')).toHaveTextContent('No hay conexión.');
  },
};

export const Empty: Story = {
  tags: ['picture'],
  args: { messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay mensajes recibidos.')).toBeVisible();
  },
};

export const SortedByMoment: Story = {
  args: {
    messages: [
      { id: 1, nombre: 'Ana', email: null, mensaje: 'Enero', createdAt: '2027-01-02T10:00:00Z' },
      { id: 2, nombre: 'Eva', email: null, mensaje: 'Diciembre', createdAt: [2026, 12, 31, 9, 5] },
      { id: 3, nombre: null, email: null, mensaje: null, createdAt: null },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fecha de Creación' }));
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows[0]).toHaveTextContent('31-12-2026 09:05');
    await expect(rows[1]).toHaveTextContent('02-01-2027 06:00');
    await expect(rows[2]).toHaveTextContent('Fecha inválida');
  },
};

export const LongText: Story = {
  tags: ['picture'],
  args: {
    messages: [
      {
        id: 9,
        nombre: 'Maximiliano Fernando de la Santísima Trinidad',
        email: 'maximiliano.fernando.de.la.santisima.trinidad@correo-muy-largo-de-ejemplo.org.bo',
        mensaje: `${'Quisiera saber más sobre los grupos. '.repeat(12)}\n\nhttps://ejemplo.bo/${'a'.repeat(120)}`,
        createdAt: '2026-11-20',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
