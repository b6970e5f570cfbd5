import {
  dropFollowUp,
  listCategories,
  listFollowUps,
  noteFollowUp,
  openFollowUpChat,
  takeFollowUp,
} from '@ministerio/contract';
import { categories, followUps, noFollowUps } from '@ministerio/contract/fixtures';
import { mock, mockFollowUps, mockNetworkError, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { ownBackend } from '../kit/test/backends.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { userActivation } from '../kit/test/user-activation.ts';
import { FollowUpScreen } from './index.ts';

const opened = fn(() => null);
const ministries = mock(listCategories, [...categories]);
/** Rows remember what was done to them until the story ends. */
const church = () => ({ msw: { handlers: [...mockFollowUps(), ministries, ownBackend] } });

const meta = {
  title: 'Pantallas/Admin/Follow-up',
  component: FollowUpScreen,
  ...adminStory,
  args: { list: 'faltan', onListChange: fn() },
  render: function Example(args) {
    const [list, setList] = useState(args.list);
    return <FollowUpScreen list={list} onListChange={setList} />;
  },
  beforeEach: () => {
    opened.mockClear();
    const { open } = window;
    window.open = opened;
    const after = adminStory.beforeEach();
    return () => {
      window.open = open;
      after();
    };
  },
  parameters: church(),
} satisfies Meta<typeof FollowUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = () => within(screen.getByRole('dialog'));

/** Another window takes the focus and gives it back. */
function leaveAndReturn(): void {
  window.dispatchEvent(new Event('blur'));
  window.dispatchEvent(new Event('focus'));
}

export const Default: Story = {
  args: { list: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Nuevos 4' })).toBeVisible();
    await expect(canvas.getByText('Quien se importó de una lista no aparece aquí.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mockPending(listFollowUps), ownBackend] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando el seguimiento…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [mock(listFollowUps, noFollowUps), ministries, ownBackend] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nadie falta')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [mockNetworkError(listFollowUps), ownBackend] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error al cargar el seguimiento')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const Denied: Story = {
  parameters: { msw: { handlers: [mockRefusal(listFollowUps, 403, 'forbidden'), ownBackend] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tienes permiso para hacer esto.')).toBeVisible();
  },
};

let isOffline = false;

/** Without a network the list stays, and says that it may be old. */
export const Offline: Story = {
  beforeEach: () => {
    isOffline = false;
  },
  parameters: {
    msw: {
      handlers: [
        mock(listFollowUps, () => {
          if (isOffline) throw Response.error();
          return followUps;
        }),
        ministries,
        ownBackend,
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Rojas');
    isOffline = true;
    window.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText(/Ves la lista como estaba\./)).toBeVisible();
    await expect(canvas.getByText('Ana Rojas')).toBeVisible();
  },
};

/** Taken, then the chat; on return the question, whose 'Sí' is noted. The address is nowhere afterwards. */
export const Written: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: userActivation(true),
  parameters: church(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Escribir a Ana Rojas' }));
    const link = await canvas.findByRole('link', { name: /^Abrir el chat/ });
    await expect(opened).toHaveBeenCalledTimes(1);
    await expect(opened).toHaveBeenCalledWith(
      expect.stringMatching(/^https:\/\/wa\.me\/59170012345\?text=Hola/),
      '_blank',
      'noopener,noreferrer',
    );
    await expect(link).toHaveAttribute('href', opened.mock.lastCall?.at(0));
    await expect(canvas.getByText('La tienes tú. Chat abierto')).toBeVisible();
    leaveAndReturn();
    const question = await canvas.findByRole('region', { name: '¿Le escribiste a Ana?' });
    await waitFor(() => expect(question).toHaveFocus());
    await expect(canvas.queryByRole('link', { name: /^Abrir el chat/ })).toBeNull();
    await expect(document.body.innerHTML).not.toContain('59170012345');
    await expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('59170012345');
    await userEvent.click(canvas.getByRole('button', { name: 'Sí' }));
    await expect(await canvas.findByText('La tienes tú. Escribiste hace un momento')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '¿Le escribiste a Ana?' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Soltar a Ana Rojas' }));
    await expect(await canvas.findByRole('button', { name: 'Escribir a Ana Rojas' })).toHaveFocus();
  },
};

/** Where the browser opens no tab by itself there is the link. Escape is 'No': nothing is noted. */
export const NotWritten: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: userActivation(false),
  parameters: church(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mateo G.' }));
    await userEvent.click(sheet().getByRole('button', { name: 'Escribir a su papá, Jorge' }));
    const strip = await canvas.findByRole('region', { name: 'El chat con la familia de Mateo está listo' });
    await waitFor(() => expect(strip).toHaveFocus());
    await expect(opened).not.toHaveBeenCalled();
    leaveAndReturn();
    await canvas.findByRole('region', { name: '¿Le escribiste a la familia de Mateo?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: /¿Le escribiste/ })).toBeNull());
    await expect(canvas.getByText('La tienes tú. Chat abierto')).toBeVisible();
  },
};

/** Put off, with a way back; the focus goes on to the next row. */
export const PutOff: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: church(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ana Rojas' }));
    await userEvent.click(sheet().getByRole('button', { name: 'Esperar una semana' }));
    await expectToast('Ana: Espera hasta el 28');
    await expect(canvas.getByRole('tab', { name: 'Faltan 4' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Joel Ribera' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await expect(await canvas.findByRole('tab', { name: 'Faltan 5' })).toBeVisible();
  },
};

/** A note stays typed when the sheet is closed before it was saved. */
export const Note: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: church(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ana Rojas' }));
    await userEvent.type(sheet().getByLabelText(/^Nota/), 'Trabaja');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Ana Rojas' }));
    await expect(sheet().getByLabelText('Nota 7 de 140')).toHaveValue('Trabaja');
    await userEvent.click(sheet().getByRole('button', { name: 'Guardar la nota' }));
    await waitFor(() => expect(sheet().queryByRole('button', { name: 'Guardar la nota' })).toBeNull());
    await expect(sheet().getByLabelText('Nota 7 de 140')).toHaveValue('Trabaja');
  },
};

/** Nothing is lost where something cannot be noted. */
export const NoteFailed: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: { handlers: [mockNetworkError(noteFollowUp), ...mockFollowUps(), ministries, ownBackend] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ana Rojas' }));
    await userEvent.type(sheet().getByLabelText(/^Nota/), 'Trabaja{Enter}');
    await expect(await sheet().findByRole('alert')).toHaveTextContent(
      'No se pudo anotar. No hay conexión. Inténtalo de nuevo.',
    );
    await expect(sheet().getByLabelText('Nota 7 de 140')).toHaveValue('Trabaja');
  },
};

/** More people than a leader writes to in an hour (R64). */
export const TooMany: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: {
      handlers: [
        mockRefusal(openFollowUpChat, 429, 'rate_limited', { headers: { 'Retry-After': '90' } }),
        ...mockFollowUps(),
        ministries,
        ownBackend,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escribir a Ana Rojas' }));
    await expectToast('No se pudo abrir el chat. Llegaste al límite: inténtalo de nuevo en 2 minutos.');
    await expect(opened).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Soltar a Ana Rojas' })).toBeVisible();
  },
};

export const DropFailed: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: { handlers: [mockNetworkError(dropFollowUp), ...mockFollowUps(), ministries, ownBackend] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Soltar a Mariana Vaca Díez' }));
    await expectToast('No se pudo soltar. No hay conexión. Inténtalo de nuevo.');
    await expect(canvas.getByRole('button', { name: 'Soltar a Mariana Vaca Díez' })).toBeEnabled();
  },
};

/** Where the take fails nothing is opened. */
export const TakeFailed: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: { handlers: [mockNetworkError(takeFollowUp), ...mockFollowUps(), ministries, ownBackend] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escribir a Ana Rojas' }));
    await expectToast('No se pudo abrir el chat. No hay conexión. Inténtalo de nuevo.');
    await expect(opened).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
