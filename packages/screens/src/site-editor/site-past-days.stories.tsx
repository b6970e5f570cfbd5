import { siteDocuments } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { SiteEditor } from './index.ts';
import { chooseSuspension, published, recordingHandlers, siteArgs, siteHandlers } from './test/site-story.ts';

const [suspended] = siteDocuments.excepciones;
if (!suspended) throw new TypeError('The fixtures hold no suspended meeting.');
const past = ['2026-10-31', '2026-10-24'].map((fecha) => ({ ...suspended, fecha }));
const documents = { excepciones: [suspended, ...past] };

/** Visitors read no past days (R63); the form does. */
const meta = {
  title: 'Pantallas/Admin/Site editor/Past days',
  tags: ['!dev', '!autodocs'],
  component: SiteEditor,
  ...adminStory,
  args: { ...siteArgs, document: 'horarios' },
  parameters: { msw: { handlers: siteHandlers(documents) } },
} satisfies Meta<typeof SiteEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Days that are over are one line: they count on in Seguimiento, and are nothing to edit. */
export const Folded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('2 días pasados'));
    await expect(canvas.getAllByRole('heading', { name: /no hay$/ })).toHaveLength(1);
    await expect(canvas.getByText(/^Red de Jovenes, sábado 24-10-2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Red de Jovenes, sábado 31-10-2026' }));
    await expect(canvas.getByRole('button', { name: /^Quitar .* 24-10-2026$/ })).toHaveFocus();
    await expect(canvas.getByText('1 día pasado')).toBeVisible();
    await expect(await canvas.findByText(/^1 cambio sin publicar\. Guardado/)).toBeVisible();
  },
};

/** None to come: the button says what it said on the first day. */
export const NoneToCome: Story = {
  parameters: { msw: { handlers: siteHandlers({ excepciones: past }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Suspender o mover una reunión' })).toBeVisible();
    await expect(canvas.getByText('2 días pasados')).toBeVisible();
  },
};

/** Another suspended meeting takes none of the former ones away. */
export const Kept: Story = {
  parameters: { msw: { handlers: recordingHandlers(documents) } },
  beforeEach: () => {
    published.mockClear();
    return adminStory.beforeEach();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Otro día distinto' }));
    await chooseSuspension(canvas, userEvent, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(published).toHaveBeenCalledOnce());
    await expect(published).toHaveBeenCalledWith({
      clave: 'excepciones',
      version: 1,
      valor: [expect.objectContaining({ tipo: 'suspendida' }), suspended, ...past],
    });
  },
};

/** From 'Este sábado no hay…': the day is chosen, its meetings are offered, and two presses say what happens. */
export const OfADay: Story = {
  args: { changing: { day: '2026-11-28', onTaken: fn() } },
  parameters: { msw: { handlers: siteHandlers({ excepciones: [] }) } },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('group', { name: '¿Qué reunión?' });
    await expect(args.changing?.onTaken).toHaveBeenCalledOnce();
    const meetings = within(canvas.getByRole('group', { name: '¿Qué reunión?' }));
    await expect(meetings.queryByRole('radio', { checked: true })).toBeNull();
    await expect(meetings.queryByRole('radio', { name: /servicio/ })).toBeNull();
    const day = within(canvas.getByRole('group', { name: '¿Qué día?' }));
    await expect(day.getByRole('radio', { name: 'sáb 28-11' })).toBeChecked();
    await userEvent.click(meetings.getByRole('radio', { name: /^Red de Jovenes/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'No hay reunión' }));
    await expect(await canvas.findByText(/^1 cambio sin publicar\. Guardado \d\d:\d\d\.$/)).toBeVisible();
    await expect(day.getByRole('radio', { name: 'sáb 28-11' })).toBeChecked();
  },
};

/** An address with a past or an impossible day begins nothing. */
export const OfNoDay: Story = {
  args: { changing: { day: '2026-02-30', onTaken: fn() } },
  parameters: { msw: { handlers: siteHandlers({ excepciones: [] }) } },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.changing?.onTaken).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('Un día distinto')).toBeNull();
    await expect(canvas.getByText('No hay cambios sin publicar.')).toBeVisible();
  },
};

export const OfAPastDay: Story = {
  ...OfNoDay,
  args: { changing: { day: '2026-11-14', onTaken: fn() } },
};
