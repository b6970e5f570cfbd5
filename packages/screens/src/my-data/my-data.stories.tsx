import {
  deletionStatus,
  exportOwnData,
  readOwnFicha,
  requestDeletion,
  withdrawDeletion,
} from '@ministerio/contract';
import { ownDataOfCamila } from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { MyData } from './index.ts';

let requested: string | null = null;
const status = mock(deletionStatus, () => ({ pedida: requested }));
const request = mock(requestDeletion, () => {
  requested = '2026-11-21T23:03:12.000Z';
  return { message: 'Recibimos tu pedido.' };
});
const withdraw = mock(withdrawDeletion, () => {
  requested = null;
  return { message: 'Retiraste tu pedido.' };
});
const own = [ownBackend, mock(readOwnFicha, ownDataOfCamila.ficha)];

const meta = {
  title: 'Pantallas/Member/My data',
  component: MyData,
  ...adminStory,
  beforeEach: () => {
    requested = null;
    return adminStory.beforeEach();
  },
  parameters: {
    services: { signedInAs: { role: 'USER', username: 'camila' } },
    msw: { handlers: [...own, status, request, withdraw, mock(exportOwnData, ownDataOfCamila)] },
  },
} satisfies Meta<typeof MyData>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Descargar mis datos' })).toBeVisible();
  },
};

/** The file holds what the server answered. */
export const Downloaded: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const made: Blob[] = [];
    const spy = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      made.push(file as Blob);
      return '#';
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar mis datos' }));
    await waitFor(() => expect(made).toHaveLength(1));
    await expect(JSON.parse((await made[0]?.text()) ?? '')).toEqual(ownDataOfCamila);
    spy.mockRestore();
  },
};

/** The member's record is read when it is asked for. */
export const WithFicha: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Mi ficha' })).toBeVisible();
    await expect(canvas.queryByText('Año de nacimiento')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver mi ficha' }));
    await expect(await canvas.findByText('Año de nacimiento')).toBeVisible();
  },
};

export const FichaNeedsOwnPassword: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: { handlers: [ownBackend, status, mockRefusal(readOwnFicha, 403, 'own_password_required')] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver mi ficha' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('No se pudo cargar tu ficha'));
    await expect(canvas.getByRole('button', { name: 'Ver mi ficha' })).toBeEnabled();
  },
};

export const RequestedAndWithdrawn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir la eliminación' }));
    const [, confirm] = canvas.getAllByRole('button', { name: 'Pedir la eliminación' });
    if (confirm) await userEvent.click(confirm);
    await expect(await canvas.findByText(/Pediste eliminar tu cuenta el 21-11-2026/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirar el pedido' }));
    await expect(await canvas.findByRole('button', { name: 'Pedir la eliminación' })).toBeVisible();
    await expectToast('Retiraste tu pedido. Tu cuenta sigue igual.');
  },
};

/** The password is still the membership number. */
export const NeedsOwnPassword: Story = {
  parameters: {
    msw: { handlers: [...own, status, mockRefusal(exportOwnData, 403, 'own_password_required')] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar mis datos' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Elige primero una contraseña propia.'),
    );
  },
};

export const Loading: Story = { parameters: { msw: { handlers: [...own, mockPending(deletionStatus)] } } };

export const ErrorState: Story = {
  name: 'Error',
  parameters: {
    msw: { handlers: [...own, status, mockRefusal(requestDeletion, 503, 'storage_unavailable')] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir la eliminación' }));
    const [, confirm] = canvas.getAllByRole('button', { name: 'Pedir la eliminación' });
    if (confirm) await userEvent.click(confirm);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('No se pudo enviar tu pedido.'));
  },
};

/** A backend that does not know the calls. */
export const ForeignBackend: Story = {
  parameters: { msw: { handlers: [foreignBackend, mockRefusal(deletionStatus, 404, 'not_found')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se pudieron cargar tus datos')).toBeVisible();
  },
};
