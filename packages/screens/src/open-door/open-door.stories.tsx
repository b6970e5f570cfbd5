import { sendMarks } from '@ministerio/contract';
import { doorLists } from '@ministerio/contract/fixtures';
import { mockDoor, mockNetworkError } from '@ministerio/contract/mocks';
import { Button } from '@ministerio/ui/primitives/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { ownBackend } from '../kit/test/backends.ts';
import { OpenDoor, type OpenDoorProps } from './index.ts';

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

/** As the panel does: its layout keeps the draft, and the address is left and opened again. */
function Panel({ onClose }: Pick<OpenDoorProps, 'onClose'>) {
  const [draft, onDraft] = useState<OpenDoorProps['draft']>(null);
  const [isHere, setHere] = useState(true);
  const close = () => {
    setHere(false);
    onClose();
  };
  return isHere ? (
    <OpenDoor draft={draft} onDraft={onDraft} onClose={close} />
  ) : (
    <Button onClick={() => setHere(true)}>Abrir la puerta</Button>
  );
}

const meta = {
  title: 'Pantallas/Admin/Open door',
  component: Panel,
  args: { onClose: fn() },
  ...adminStory,
  loaders: [async () => void (await forgetDoor())],
  parameters: { msw: { handlers: [ownBackend, ...mockDoor('administrador')] } },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = () => screen.findByRole('button', { name: 'Abrir la puerta' });
const door = () => screen.findByRole('dialog', { name: 'Puerta' });
const number = doorLists.administrador.personas[3]?.codigo ?? '';

/** Escape empties the field first, then closes. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const field = await within(await door()).findByLabelText('Número de Membresía');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, number);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar la puerta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Closed and opened again without a signal: what was typed is still there. */
export const KeptWithoutSignal: Story = {
  parameters: {
    msw: { handlers: [ownBackend, mockNetworkError(sendMarks), ...mockDoor('administrador')] },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await within(await door()).findByLabelText('Número de Membresía'), '99012{Enter}');
    await expect(await screen.findByText('1 por enviar')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar la puerta' }));
    await userEvent.click(await button());
    await expect(await within(await door()).findByText('1 por enviar')).toBeVisible();
  },
};

/** Back and the system's own gesture close the newcomer's form before the door; what was typed is there again. */
export const Back: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await within(await door()).findByRole('button', { name: 'Soy nuevo' }));
    await userEvent.type(await screen.findByLabelText('Nombre'), 'Rosario');
    await expect(window.history.state?.capa).toBe(1);
    window.history.back();
    await waitFor(() => expect(screen.queryByLabelText('Nombre')).toBeNull());
    const dialog = await door();
    const dismiss = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Soy nuevo' }));
    await expect(await screen.findByLabelText('Nombre')).toHaveValue('Rosario');
    dismiss();
    await waitFor(() => expect(screen.queryByLabelText('Nombre')).toBeNull());
    await waitFor(() => expect(window.history.state?.capa ?? 0).toBe(0));
    await expect(args.onClose).not.toHaveBeenCalled();
    dismiss();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};
