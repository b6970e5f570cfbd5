import { listAudit, readAuditChain } from '@ministerio/contract';
import { auditEntries, editedChain, wholeChain } from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { AuditScreen } from './index.ts';

/** Query of the last call. */
const asked = fn<(query: Record<string, string>) => void>();
const [first] = auditEntries;
if (first === undefined) throw new TypeError('The fixtures hold no changes.');
const long = Array.from({ length: 70 }, (_, index) => ({ ...first, id: 1000 - index }));
const log = mock(listAudit, ({ url }) => {
  const query = Object.fromEntries(url.searchParams);
  asked(query);
  const from = Number(query.offset ?? 0);
  return query.actor === 'nadie' ? [] : long.slice(from, from + Number(query.limit ?? 200));
});

const chain = mock(readAuditChain, wholeChain);

const meta = {
  title: 'Pantallas/Admin/Audit',
  component: AuditScreen,
  ...adminStory,
  beforeEach: () => {
    asked.mockClear();
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers: [log, chain] } },
} satisfies Meta<typeof AuditScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { msw: { handlers: [mock(listAudit, [...auditEntries]), chain] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Cadena del registro: completa hasta 22-11-2026 19:40'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Registro de cambios');
    await expect(await canvas.findByText('Editó un aporte', { selector: 'td span' })).toBeVisible();
  },
};

export const Pages: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(51);
    await userEvent.click(await canvas.findByRole('button', { name: 'Anteriores' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21));
    await userEvent.click(await canvas.findByRole('button', { name: 'Más recientes' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(51));
  },
};

/** Typing queries the server, from the first page on. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Anteriores' }));
    await userEvent.type(await canvas.findByLabelText('Quién'), 'nadie');
    await expect(await canvas.findByText('Ningún cambio coincide')).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith({ actor: 'nadie', limit: '51', offset: '0' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Limpiar' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(51));
  },
};

/** An entry was edited in the database: the daily check has found it. */
export const BrokenChain: Story = {
  parameters: { msw: { handlers: [mock(listAudit, [...auditEntries]), mock(readAuditChain, editedChain)] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Cadena del registro: incompleta. La entrada 812 del 19-11-2026 18:40 fue cambiada.',
      ),
    ).toBeVisible();
  },
};

/** Nothing is linked yet, as right after an update, or the line fails to load: the log alone. */
export const NoChain: Story = {
  parameters: {
    msw: {
      handlers: [
        mock(listAudit, [...auditEntries]),
        mock(readAuditChain, { ...wholeChain, hasta: null, cabeza: null, revisada: null }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Editó un aporte', { selector: 'td span' })).toBeVisible();
    await expect(canvas.queryByText(/Cadena del registro/)).toBeNull();
  },
};

export const Loading: Story = { parameters: { msw: { handlers: [mockPending(listAudit), chain] } } };

export const Empty: Story = {
  parameters: { msw: { handlers: [mock(listAudit, []), chain] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todavía no hay cambios registrados.')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: { msw: { handlers: [mockRefusal(listAudit, 403, 'forbidden'), chain] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error al cargar el registro de cambios')).toBeVisible();
    await expect(canvas.getByText('No tienes permiso para hacer esto.')).toBeVisible();
  },
};

/** Axe runs when the play ends: the rows are loaded by then, and the table knows that it scrolls. */
const rowsAreThere: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findAllByRole('row')).toHaveLength(51);
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: rowsAreThere };

export const Dark: Story = { globals: { theme: 'dark' }, play: rowsAreThere };
