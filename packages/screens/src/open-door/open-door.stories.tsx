import { registrationStatus, sendMarks } from '@ministerio/contract';
import { doorLists } from '@ministerio/contract/fixtures';
import { mockDoor, mockNetworkError } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { answered } from '../kit/test/calls.ts';
import { OpenDoor } from './index.ts';

/** Nothing of a former story waits in this browser. */
const forgetDoor = () => {
  window.sessionStorage.clear();
  return new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase('puerta-panel');
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
};

const meta = {
  title: 'Pantallas/Admin/Open door',
  component: OpenDoor,
  ...adminStory,
  loaders: [async () => void (await forgetDoor())],
  parameters: { msw: { handlers: [ownBackend, ...mockDoor('administrador')] } },
} satisfies Meta<typeof OpenDoor>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = () => screen.findByRole('button', { name: 'Abrir la puerta' });
const door = () => screen.findByRole('dialog', { name: 'Puerta' });
const number = doorLists.administrador.personas[3]?.codigo ?? '';

export const Default: Story = {
  play: async () => {
    await expect(await button()).toBeVisible();
  },
};

/** Escape empties the field first, then closes; the focus returns to the button. */
export const Opened: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button());
    const inside = within(await door());
    const field = await inside.findByLabelText('Número de Membresía');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, number);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.click(inside.getByRole('button', { name: 'Cerrar la puerta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await button()).toHaveFocus();
  },
};

/** Closed and opened again without a signal: what was typed is still there. */
export const KeptWithoutSignal: Story = {
  parameters: {
    msw: { handlers: [ownBackend, mockNetworkError(sendMarks), ...mockDoor('administrador')] },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button());
    await userEvent.type(await within(await door()).findByLabelText('Número de Membresía'), '99012{Enter}');
    await expect(await screen.findByText('1 por enviar')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar la puerta' }));
    await userEvent.click(await button());
    await expect(await within(await door()).findByText('1 por enviar')).toBeVisible();
  },
};

/** Back closes the newcomer's form, then the door, and never leaves the page; what was typed is there again. */
export const Back: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button());
    await userEvent.click(await within(await door()).findByRole('button', { name: 'Soy nuevo' }));
    await userEvent.type(await screen.findByLabelText('Nombre'), 'Rosario');
    await expect(window.history.state?.capa).toBe(2);
    window.history.back();
    await waitFor(() => expect(screen.queryByLabelText('Nombre')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Puerta' })).toBeVisible();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await button());
    await userEvent.click(await within(await door()).findByRole('button', { name: 'Soy nuevo' }));
    await expect(await screen.findByLabelText('Nombre')).toHaveValue('Rosario');
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar la puerta' }));
    await waitFor(() => expect(window.history.state?.capa ?? 0).toBe(0));
    // Forward finds nothing to open.
    window.history.forward();
    await expect(await button()).toBeVisible();
    await waitFor(() => expect(window.history.state?.capa ?? 0).toBe(0));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Another backend has no door. */
export const ForeignBackend: Story = {
  parameters: { msw: { handlers: [foreignBackend] } },
  play: async ({ canvasElement }) => {
    await answered(registrationStatus);
    await expect(canvasElement.textContent).toBe('');
  },
};
