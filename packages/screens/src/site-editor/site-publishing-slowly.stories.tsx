import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { SiteEditor } from './index.ts';
import { discardNotice, notice, siteArgs, siteHandlers, writeNotice } from './test/site-story.ts';

/** The versions of the documents come once this is called. */
let releaseVersions: () => void = () => undefined;
let versionsRead = Promise.resolve();

const meta = {
  title: 'Pantallas/Admin/Site editor/Publishing slowly',
  component: SiteEditor,
  tags: ['!dev', '!autodocs'],
  ...adminStory,
  beforeEach: () => {
    versionsRead = new Promise((resolve) => {
      releaseVersions = resolve;
    });
    return adminStory.beforeEach();
  },
  args: { ...siteArgs, document: 'aviso' },
} satisfies Meta<typeof SiteEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const withSlowVersions = () => ({
  msw: {
    handlers: [
      http.get('*/api/contenido/:clave/versiones', () => versionsRead.then(() => undefined)),
      ...siteHandlers({ aviso: notice }),
    ],
  },
});
const hasArrived = (path: string) =>
  performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path);

/** The new content may come before its versions: nobody else published. */
export const PublishedSlowly: Story = {
  parameters: withSlowVersions(),
  play: async ({ canvas, userEvent }) => {
    await writeNotice(canvas, userEvent, 'Mañana hay ayuno');
    performance.clearResourceTimings();
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(hasArrived('/api/contenido')).toBe(true));
    await expect(canvas.queryByText(/publicó Aviso/)).toBeNull();
    releaseVersions();
    await expect(await canvas.findByText(/^Publicado a las/)).toBeVisible();
    await expect(canvas.queryByText(/publicó Aviso/)).toBeNull();
  },
};

/** Text typed while the rest is on its way is a change of its own, without any conflict. */
export const WrittenMeanwhile: Story = {
  parameters: withSlowVersions(),
  play: async ({ canvas, userEvent }) => {
    await writeNotice(canvas, userEvent, 'Mañana hay ayuno');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await userEvent.type(canvas.getByLabelText(/^Texto/), ' y vigilia');
    releaseVersions();
    await expect(await canvas.findByText(/^Publicado a las/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Texto/)).toHaveValue('Mañana hay ayuno y vigilia');
    await expect(canvas.getByText(/^1 cambio sin publicar\. Guardado/)).toBeVisible();
    await expect(canvas.queryByText(/publicó Aviso/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await expect(await canvas.findByText('No hay cambios sin publicar.')).toBeVisible();
  },
};

const attempts = fn();

/** Discarded on its way to the server: what is written next can be published. */
export const DiscardedOnItsWay: Story = {
  parameters: {
    msw: {
      handlers: [
        http.put('*/api/contenido/aviso', () => {
          attempts();
          return delay('infinite');
        }),
        ...siteHandlers({ aviso: notice }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    attempts.mockClear();
    await writeNotice(canvas, userEvent, 'Mañana hay ayuno');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(attempts).toHaveBeenCalledTimes(1));
    await discardNotice(canvas, userEvent);
    await writeNotice(canvas, userEvent, 'Hoy hay ayuno');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(attempts).toHaveBeenCalledTimes(2));
  },
};
