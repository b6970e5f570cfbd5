import { doorList, enrolPhone, sendMarks } from '@ministerio/contract';
import { createClient } from '@ministerio/contract/client';
import { doorLists, fixtureNow, users } from '@ministerio/contract/fixtures';
import { mock, mockDoor, mockNetworkError, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { deleteDB } from 'idb';
import { expect, fn, waitFor } from 'storybook/test';
import { openOutboxStore } from '../kit/marking/outbox-store.ts';
import { memoryStorage } from '../kit/test/memory-storage.ts';
import { PhoneDoor } from './phone-door.tsx';
import { phoneNotes } from './phone-notes.ts';

const NUMBER = users[0]?.codigo ?? '';
const now = () => fixtureNow;
const client = createClient({ baseUrl: '/api', getToken: () => null });
const { telefono } = doorLists.numeros;

/** Each story has a phone of its own. */
const fresh = () => deleteDB('puerta', { blocked: () => undefined });

/** A phone that was enrolled before. */
async function enrolled(then?: (notes: ReturnType<typeof phoneNotes>) => Promise<void>): Promise<void> {
  await fresh();
  const store = await openOutboxStore();
  const notes = phoneNotes(store);
  await notes.writePhone(telefono);
  await then?.(notes);
  store.close();
}

const meta = {
  title: 'Pantallas/Door/Phone',
  component: PhoneDoor,
  parameters: { layout: 'fullscreen', msw: { handlers: [...mockDoor('numeros')] } },
  args: { client, timeZone: 'America/La_Paz', now, storage: memoryStorage(), code: null, onEnrolled: fn() },
} satisfies Meta<typeof PhoneDoor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  loaders: [fresh],
  parameters: { msw: { handlers: [mockPending(doorList)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Abriendo la puerta…')).toBeInTheDocument();
  },
};

/** A scanned QR brings the code; the phone asks for its name alone. */
export const Enrolment: Story = {
  loaders: [fresh],
  args: { code: 'K7PM3XQ9' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByLabelText('Código')).toHaveValue('K7PM · 3XQ9');
    await userEvent.type(canvas.getByLabelText('Nombre de este teléfono'), 'Mesa 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Inscribir' }));
    await expect(await canvas.findByRole('heading', { name: '47 de unos 62' })).toBeVisible();
    await expect(args.onEnrolled).toHaveBeenCalledTimes(1);
  },
};

export const WrongCode: Story = {
  loaders: [fresh],
  args: { code: 'K7PM3XQ9' },
  parameters: {
    msw: { handlers: [mockRefusal(enrolPhone, 403, 'wrong_door_code'), ...mockDoor('numeros')] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nombre de este teléfono'), 'Mesa 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Inscribir' }));
    await waitFor(() => expect(canvas.getByLabelText('Código')).toBeInvalid());
  },
};

export const EnrolmentWithoutSignal: Story = {
  loaders: [fresh],
  args: { code: 'K7PM3XQ9' },
  parameters: { msw: { handlers: [mockNetworkError(enrolPhone), mockNetworkError(doorList)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nombre de este teléfono'), 'Mesa 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Inscribir' }));
    await expect(
      await canvas.findByText('No se pudo inscribir este teléfono. No hay conexión. Inténtalo de nuevo.'),
    ).toBeVisible();
  },
};

/** Not known to the server: it is asked for a code. */
export const Stranger: Story = {
  loaders: [fresh],
  parameters: { msw: { handlers: [mockRefusal(doorList, 401, 'phone_missing')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Inscribe este teléfono' })).toBeVisible();
  },
};

/** Opened without a signal: it knows itself, and works. */
export const WithoutSignal: Story = {
  loaders: [() => enrolled()],
  parameters: { msw: { handlers: [mockNetworkError(doorList), mockNetworkError(sendMarks)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Número de Membresía'), `${NUMBER}{Enter}`);
    await expect(await canvas.findByText('1 por enviar')).toBeVisible();
  },
};

/** Names that were loaded before stay for twelve hours. */
export const NamesWithoutSignal: Story = {
  loaders: [() => enrolled((notes) => notes.writeList({ list: doorLists.nombres, atMs: fixtureNow }))],
  parameters: { msw: { handlers: [mockNetworkError(doorList), mockNetworkError(sendMarks)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lista' }));
    await expect(canvas.getByRole('button', { name: /Camila R\./ })).toBeVisible();
  },
};

/** A phone with names waits for 'Es este', and already takes marks. */
export const Unconfirmed: Story = {
  loaders: [() => enrolled()],
  parameters: {
    msw: {
      handlers: [
        mockRefusal(doorList, 403, 'phone_unconfirmed'),
        mockRefusal(sendMarks, 403, 'phone_unconfirmed'),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Falta que un administrador confirme este teléfono/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Número de Membresía'), `${NUMBER}{Enter}`);
    await expect(await canvas.findByText('1 por enviar')).toBeVisible();
  },
};

/** Its time is over; what it took before is still sent. */
export const Ended: Story = {
  loaders: [() => enrolled()],
  parameters: { msw: { handlers: [mockRefusal(doorList, 401, 'phone_ended'), ...mockDoor('numeros')] } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'La inscripción de este teléfono terminó.' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Inscribir otra vez' }));
    await expect(await canvas.findByRole('heading', { name: 'Inscribe este teléfono' })).toBeVisible();
  },
};

/** Removed before, and opened without a signal: it still is. */
export const RemovedWithoutSignal: Story = {
  loaders: [() => enrolled((notes) => notes.noteRemoved(fixtureNow))],
  parameters: { msw: { handlers: [mockNetworkError(doorList), mock(sendMarks, { resultados: [] })] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Este teléfono ya no está autorizado.' }),
    ).toBeVisible();
  },
};
