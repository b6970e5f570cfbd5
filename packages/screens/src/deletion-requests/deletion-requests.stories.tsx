import {
  deleteUser,
  dismissDeletion,
  listDeletionRequests,
  registrationStatus,
  userSummary,
} from '@ministerio/contract';
import { deletionRequests } from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { answered } from '../kit/test/calls.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { DeletionRequests } from './index.ts';

let waiting = [...deletionRequests];
const answer = () => {
  waiting = [];
  return { message: 'Hecho.' };
};
const counts = mock(userSummary, { asistencias: 3, confirmado: true, lidera: [] });
const list = mock(listDeletionRequests, () => waiting);
const dismiss = mock(dismissDeletion, answer);
const remove = mock(deleteUser, answer);

const meta = {
  title: 'Pantallas/Admin/Deletion requests',
  component: DeletionRequests,
  ...adminStory,
  beforeEach: () => {
    waiting = [...deletionRequests];
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers: [ownBackend, counts, list, dismiss, remove] } },
} satisfies Meta<typeof DeletionRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Eliminar a Daniel Choque Mamani' }),
    ).toBeVisible();
  },
};

/** Deleting asks for confirmation, with the number of records. */
export const Deleted: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar a Daniel Choque Mamani' }));
    const dialog = canvas.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Descartar/ })).toBeNull());
  },
};

export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Descartar el pedido de Daniel Choque Mamani' }),
    );
    await expectToast('Pedido descartado. La cuenta sigue igual.');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Descartar/ })).toBeNull());
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: {
    msw: { handlers: [ownBackend, list, mockRefusal(dismissDeletion, 503, 'storage_unavailable')] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Descartar/ }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('No se pudo descartar el pedido.'),
    );
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [ownBackend, mockPending(listDeletionRequests)] } },
};

/** A backend without deletion requests. */
export const Empty: Story = {
  parameters: { msw: { handlers: [foreignBackend] } },
  play: async ({ canvas }) => {
    await answered(registrationStatus);
    await expect(canvas.queryByRole('button', { name: /^Descartar/ })).toBeNull();
  },
};
