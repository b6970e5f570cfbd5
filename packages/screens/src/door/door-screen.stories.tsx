import { doorList, sendMarks, sendVisits } from '@ministerio/contract';
import { createClient } from '@ministerio/contract/client';
import { doorLists, fixtureNow, users } from '@ministerio/contract/fixtures';
import { mock, mockDoor, mockNetworkError, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Outbox } from '../kit/marking/outbox.ts';
import { openOutboxStore } from '../kit/marking/outbox-store.ts';
import { memoryStorage } from '../kit/test/memory-storage.ts';
import { DoorScreen } from './door-screen.tsx';
import { typeNewcomer } from './test/type-newcomer.ts';

const client = createClient({ baseUrl: '/api', getToken: () => null });
const [someone] = users;
const NUMBER = someone?.codigo ?? '';
let opened = 0;
/** The open story's. */
let current: Outbox | undefined;

/** A door with a store of its own. */
async function openQueue(): Promise<Outbox> {
  opened += 1;
  const queue = new Outbox({
    store: await openOutboxStore(`historia-${Date.now()}-${opened}`),
    client,
    now: () => fixtureNow,
  });
  await queue.start();
  current = queue;
  return queue;
}

const meta = {
  title: 'Pantallas/Admin/Door screen',
  component: DoorScreen,
  parameters: { layout: 'fullscreen', msw: { handlers: [...mockDoor('administrador')] } },
  beforeEach: () => () => current?.stop(),
  loaders: [async () => ({ queue: await openQueue() })],
  args: {
    queue: undefined as unknown as Outbox,
    client,
    timeZone: 'America/La_Paz',
    now: () => fixtureNow,
    storage: memoryStorage(),
    defaultKeypad: true,
  },
  render: (args, { loaded }) => (
    <DoorScreen {...args} storage={memoryStorage()} queue={loaded.queue as Outbox} />
  ),
} satisfies Meta<typeof DoorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByLabelText('Número de Membresía');

export const Default: Story = {
  args: { autoFocus: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '47 de unos 62' })).toBeVisible();
  },
};

/** An administrator: count, names, list. */
export const Administrator: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '47 de unos 62' })).toBeVisible();
    await userEvent.type(field(), `${NUMBER}`);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Asistencia marcada: /));
    await expect(field()).toHaveValue('');
    await expect(field()).toHaveFocus();
  },
};

/** A phone that shows numbers alone has neither list nor search, and keeps two characters of what it sent. */
export const NumbersPhone: Story = {
  parameters: { msw: { handlers: [...mockDoor('numeros')] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Mesa 1/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Lista' })).toBeNull();
    await userEvent.type(field(), `${NUMBER}{Enter}`);
    await expect(await canvas.findByText(`Número ••${NUMBER.slice(-2)}`)).toBeVisible();
    await expect(canvas.queryByText(NUMBER)).toBeNull();
  },
};

export const Again: Story = {
  parameters: { msw: { handlers: [...mockDoor('numeros')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(), `${NUMBER}{Enter}`);
    await canvas.findByText(/^✓ Marcada a las/);
    await userEvent.type(field(), `${NUMBER}{Enter}`);
    await expect(await canvas.findByText('Este usuario ya marcó asistencia hoy.')).toBeVisible();
  },
};

/** It is back in the field, selected, and nothing waits for a review. */
export const UnknownNumber: Story = {
  parameters: { msw: { handlers: [...mockDoor('numeros')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(), '99821{Enter}');
    await waitFor(() => expect(field()).toHaveValue('99821'));
    await expect(field()).toHaveAccessibleDescription(/Nadie tiene el 99821/);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Por revisar/ })).toBeNull());
  },
};

export const WithoutSignal: Story = {
  parameters: { msw: { handlers: [mockNetworkError(sendMarks), mockNetworkError(doorList)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(), `${NUMBER}{Enter}`);
    await expect(await canvas.findByText('1 por enviar')).toBeVisible();
    await expect(await canvas.findByText(/las marcas están a salvo en este teléfono/)).toBeVisible();
    // The server does not know the mark yet: undone here.
    await userEvent.click(canvas.getByRole('button', { name: /^Deshacer/ }));
    await waitFor(() => expect(canvas.queryByText('1 por enviar')).toBeNull());
  },
};

/** By the list: one tap marks, another one undoes. */
export const ByList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lista' }));
    const row = () => canvas.getByRole('button', { name: /Abigail/ });
    await userEvent.click(row());
    await waitFor(() => expect(row()).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(row());
    await waitFor(() => expect(row()).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(current?.read().undoing).toEqual([]));
    // Marked by another door: not from here.
    await expect(canvas.getByRole('button', { name: /Camila/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

const abigail = doorLists.administrador.personas[2];

/** An undo frees the person at once: in the list, by number and in the count; and they are marked again. */
export const UndoAndAgain: Story = {
  parameters: { msw: { handlers: [...mockDoor('administrador')] } },
  play: async ({ canvas, userEvent }) => {
    const head = (count: number) => canvas.findByRole('heading', { name: `${count} de unos 62` });
    await head(47);
    const codigo = abigail?.codigo ?? '';
    for (const _ of ['once', 'again']) {
      await userEvent.type(field(), codigo);
      await expect(canvas.getByRole('status')).toHaveTextContent(`Es ${abigail?.nombre}`);
      await userEvent.keyboard('{Enter}');
      await head(48);
      await canvas.findByText(/^✓ Marcada a las/);
      await userEvent.click(canvas.getByRole('button', { name: /^Deshacer/ }));
      await head(47);
      await userEvent.click(canvas.getByRole('button', { name: 'Lista' }));
      await expect(canvas.getByRole('button', { name: /Abigail/ })).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(canvas.getByRole('button', { name: 'Número' }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Lista' }));
    await userEvent.click(canvas.getByRole('button', { name: /Abigail/ }));
    await head(48);
    await userEvent.click(canvas.getByRole('button', { name: /Abigail/ }));
    await head(47);
  },
};

/** The whole number of somebody who is marked: the sentence, the field empty, and the next number is a new one. */
export const NumberOfSomebodyMarked: Story = {
  parameters: { msw: { handlers: [...mockDoor('administrador')] } },
  play: async ({ canvas, userEvent }) => {
    const camila = doorLists.administrador.personas[0];
    await canvas.findByRole('heading', { name: '47 de unos 62' });
    for (const digit of camila?.codigo ?? '') {
      await userEvent.click(canvas.getByRole('button', { name: digit }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Este usuario ya marcó asistencia hoy\. .*a las 18:52 en Mesa 2/,
    );
    await expect(canvas.getByText('Ya marcó, a las 18:52 en Mesa 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '7' }));
    await expect(field()).toHaveValue('7');
  },
};

/** Without a signal too: a number that waits here is not sent twice, and undone it is free. */
export const TwiceWithoutSignal: Story = {
  parameters: { msw: { handlers: [mockNetworkError(sendMarks), mockNetworkError(doorList)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(), `${NUMBER}{Enter}`);
    await expect(await canvas.findByText('1 por enviar')).toBeVisible();
    await userEvent.type(field(), `${NUMBER}{Enter}`);
    await expect(canvas.getByText('Este usuario ya marcó asistencia hoy.')).toBeVisible();
    await expect(field()).toHaveValue('');
    await expect(current?.read().waiting).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /^Deshacer/ }));
    await waitFor(() => expect(canvas.queryByText('1 por enviar')).toBeNull());
    await userEvent.type(field(), `${NUMBER}{Enter}`);
    await expect(await canvas.findByText('1 por enviar')).toBeVisible();
  },
};

/** Four digits and a tap. */
export const ByFourDigits: Story = {
  parameters: { msw: { handlers: [mock(doorList, doorLists.administrador), ...mockDoor('administrador')] } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '47 de unos 62' });
    const person = doorLists.administrador.personas[3];
    const digits = person?.codigo.slice(-4) ?? '';
    await userEvent.type(field(), digits);
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(person?.nombre ?? '-') }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Asistencia marcada: /));
  },
};

/** Once the server has it, a phone has no name of it, in sight or stored. */
export const NewcomerOnAPhone: Story = {
  parameters: { msw: { handlers: [...mockDoor('numeros')] } },
  play: async ({ canvas, userEvent }) => {
    await typeNewcomer(userEvent);
    await expect(await canvas.findByText(/^✓ Anotada a las/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Visita anotada, /);
    await expect(canvas.queryByText(/Kevin/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
    await expect(field()).toHaveFocus();
    await expect(current?.read().waiting).toEqual([]);
  },
};

export const NewcomerWithoutSignal: Story = {
  parameters: { msw: { handlers: [mockNetworkError(sendVisits), mockNetworkError(doorList)] } },
  play: async ({ canvas, userEvent }) => {
    await typeNewcomer(userEvent);
    await expect(await canvas.findByText('1 por enviar')).toBeVisible();
    await expect(canvas.getByText('Kevin M.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer la visita de Kevin M.' }));
    await waitFor(() => expect(canvas.queryByText('1 por enviar')).toBeNull());
    await expect(current?.read()).toMatchObject({ waiting: [], undoing: [] });
  },
};

export const HeadCount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Contar personas sin nombre' }));
    await userEvent.type(canvas.getByLabelText(/que nadie anotó/), '20{Enter}');
    await expect(await canvas.findByRole('button', { name: '20 sin nombre: cambiar' })).toBeVisible();
    await waitFor(() => expect(current?.read().count).toMatchObject({ total: 20, isSent: true }));
  },
};

/** Unsent marks are a list that a person can type; it goes when the person says so. */
export const Removed: Story = {
  args: { onEnrol: fn() },
  parameters: {
    msw: {
      handlers: [mockNetworkError(doorList), mockRefusal(sendMarks, 401, 'phone_removed')],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(field(), `${NUMBER}{Enter}`);
    await expect(await canvas.findByText('1 marca sin enviar')).toBeVisible();
    await expect(canvas.getByText(NUMBER)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sí, borrar' }));
    await expect(await canvas.findByText('No queda ninguna marca sin enviar.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Inscribir otra vez' }));
    await expect(args.onEnrol).toHaveBeenCalledTimes(1);
  },
};
