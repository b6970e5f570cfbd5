import {
  forgetOwnPhone,
  keepOwnPhone,
  listOwnPhones,
  type OwnPhone,
  registrationStatus,
} from '@ministerio/contract';
import { fakeToken } from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import { toast } from '@ministerio/ui/primitives/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { answered } from '../kit/test/calls.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { withServices } from '../kit/test/with-services.tsx';
import { withToasts } from '../kit/test/with-toasts.tsx';
import { OwnPhoneOffer, OwnPhones } from './index.ts';

const own: OwnPhone = {
  id: 7,
  nombre: 'Android, Chrome',
  desde: '2026-10-03T23:03:12.000Z',
  usado: '2026-11-21T22:58:00.000Z',
  fin: '2027-01-20T22:58:00.000Z',
  este: true,
  nuevo: false,
};
const other: OwnPhone = {
  ...own,
  id: 8,
  nombre: 'Windows, Firefox',
  desde: '2026-11-20T15:10:00.000Z',
  este: false,
  nuevo: true,
};
const answers = (telefonos: OwnPhone[], ofrece = false) => mock(listOwnPhones, { telefonos, ofrece });
const forgets = mock(forgetOwnPhone, { message: 'Ese teléfono ya no te recuerda.' });
const member = { signedInAs: { role: 'USER', username: 'camila' } };

const meta = {
  title: 'Pantallas/Member/Own phone',
  component: OwnPhoneOffer,
  decorators: [withToasts, withServices],
  parameters: { services: member, msw: { handlers: [answers([], true), ownBackend] } },
  beforeEach: () => () => {
    toast.dismissAll();
  },
} satisfies Meta<typeof OwnPhoneOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Right after a sign-in. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '¿Es tu teléfono?' })).toBeVisible();
  },
};

export const Kept: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: {
      handlers: [
        answers([], true),
        mock(keepOwnPhone, { token: fakeToken('USER', { username: 'camila' }), telefono: own }),
        ownBackend,
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Es mi teléfono' }));
    await expectToast('Listo: este teléfono te recordará 60 días.');
  },
};

export const NotNow: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ahora no' }));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ThreeAlready: Story = {
  parameters: {
    msw: {
      handlers: [answers([], true), mockRefusal(keepOwnPhone, 409, 'too_many_own_phones'), ownBackend],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Es mi teléfono' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ya hay tres teléfonos con tu cuenta.');
  },
};

/** Told for seven days on every other visit. */
export const AnotherPhone: Story = {
  parameters: { msw: { handlers: [answers([other, own]), ownBackend] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Otro teléfono recuerda tu cuenta: Windows, Firefox')).toBeVisible();
    await expect(canvas.getByText(/^Desde el 20-11-2026\./)).toBeVisible();
    await expect(canvas.queryByText(/Android/)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The specification's backend has no such phones, administrators neither. */
export const AbsentElsewhere: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: [foreignBackend] } },
  play: async ({ canvasElement }) => {
    await answered(registrationStatus);
    await expect(canvasElement).toHaveTextContent('');
  },
};

const list = { render: () => <OwnPhones /> };

/** In 'Mis datos'. */
export const List: Story = {
  ...list,
  parameters: { msw: { handlers: [answers([other, own]), ownBackend] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Android, Chrome (este)')).toBeVisible();
    await expect(canvas.getByText('Desde el 20-11-2026.')).toBeVisible();
    await expect(canvas.getAllByText('Último uso: 21-11-2026.')).toHaveLength(2);
  },
};

export const Removed: Story = {
  ...list,
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: [answers([other, own]), forgets, ownBackend] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar Windows, Firefox' }));
    await expectToast('Ese teléfono ya no te recuerda.');
  },
};

/** Ends the session too: nobody stays in without being remembered. */
export const OwnForgotten: Story = {
  ...list,
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: [answers([other, own]), forgets, ownBackend] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Olvidar este teléfono' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Olvidar este teléfono?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.getByText('Android, Chrome (este)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Olvidar este teléfono' }));
    await userEvent.click(question.getByRole('button', { name: 'Olvidar este teléfono' }));
    await expectToast('Este teléfono ya no te recuerda.');
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
};

/** A name that is one long word stays in its box, also on the narrowest phone. */
export const AnotherLongName: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: {
      handlers: [answers([{ ...other, nombre: 'TeléfonoPrestadoDeMiHermanaMayorDeTarija' }]), ownBackend],
    },
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByText(/TeléfonoPrestado/);
    await expect(title.getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** Names are what somebody's page sent, up to forty characters. */
export const LongNames: Story = {
  ...list,
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: {
      handlers: [
        answers([
          { ...other, nombre: 'TeléfonoPrestadoDeMiHermanaMayorDeTarija' },
          { ...own, nombre: 'El teléfono viejo con la pantalla rajada' },
          { ...other, id: 9 },
        ]),
        ownBackend,
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/pantalla rajada/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const ListEmpty: Story = {
  ...list,
  parameters: { msw: { handlers: [answers([]), ownBackend] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ningún teléfono te recuerda\./)).toBeVisible();
  },
};

export const ListLoading: Story = {
  ...list,
  parameters: { msw: { handlers: [mockPending(listOwnPhones), ownBackend] } },
};

export const ListError: Story = {
  ...list,
  parameters: { msw: { handlers: [mockRefusal(listOwnPhones, 500, 'internal_error'), ownBackend] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se pudieron cargar tus teléfonos')).toBeVisible();
  },
};

export const ListOfAnAdministrator: Story = {
  ...list,
  tags: ['!dev', '!autodocs'],
  parameters: { services: { signedInAs: { role: 'ADMIN', username: 'admin' } } },
  play: async ({ canvas }) => {
    await answered(registrationStatus);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
