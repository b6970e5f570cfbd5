import { login } from '@ministerio/contract';
import { fakeToken } from '@ministerio/contract/fixtures';
import { mock, mockNetworkError, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import { toast } from '@ministerio/ui/primitives/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../kit/test/expect-toast.ts';
import { withServices } from '../kit/test/with-services.tsx';
import { withToasts } from '../kit/test/with-toasts.tsx';
import { Login } from './index.ts';

const accepts = (role: string) => mock(login, { token: fakeToken(role, { username: 'camila' }) });

const meta = {
  title: 'Pantallas/Auth/Login',
  component: Login,
  decorators: [withToasts, withServices],
  parameters: { services: { signedInAs: null }, msw: { handlers: [accepts('USER')] } },
  args: { onSignedIn: fn() },
  beforeEach: () => () => toast.dismissAll(),
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

async function signIn(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Nombre de usuario'), 'camila');
  await userEvent.type(await canvas.findByLabelText('Numero de membresia'), '10482');
  await userEvent.click(await canvas.findByRole('button', { name: 'Ingresar' }));
}

export const Default: Story = {
  args: { onSignedIn: fn() },
};

/** The session is stored and passed on with its role; a toast confirms it. */
export const SignsIn: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await signIn(canvasElement);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(args.onSignedIn).toHaveBeenCalledWith(
      expect.objectContaining({ username: 'camila', user: expect.objectContaining({ role: 'USER' }) }),
    );
    await expectToast('Has iniciado sesión correctamente');
  },
};

/** Our own server says what others changed on the account since the last sign-in. */
export const ChangedByOthers: Story = {
  args: { onSignedIn: fn() },
  parameters: {
    msw: {
      handlers: [
        mock(login, {
          token: fakeToken('USER', { username: 'camila' }),
          cambios: [{ que: 'correo', por: 'ruth', cuando: '2026-11-22T23:30:00.000Z' }],
        }),
      ],
    },
  },
  play: async ({ canvasElement, args }) => {
    await signIn(canvasElement);
    await expectToast(/«ruth» cambió tu correo el 22-11-2026 a las 19:30\. Si no lo esperabas, avisa/);
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
  },
};

/** A new leader learns on signing in, not at the door, that the list needs a password of one's own. */
export const NamedLeader: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSignedIn: fn() },
  parameters: {
    msw: {
      handlers: [
        mock(login, {
          token: fakeToken('USER', { username: 'camila' }),
          cambios: [{ que: 'lidera', por: 'ruth', cuando: '2026-11-22T23:30:00.000Z' }],
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement);
    await expectToast(
      /«ruth» te nombró líder de un ministerio el 22-11-2026.*elígela hoy en «Cambiar contraseña»/,
    );
  },
};

export const Administrator: Story = {
  args: { onSignedIn: fn() },
  parameters: { msw: { handlers: [accepts('ADMIN')] } },
  play: async ({ canvasElement, args }) => {
    await signIn(canvasElement);
    await waitFor(() =>
      expect(args.onSignedIn).toHaveBeenCalledWith(
        expect.objectContaining({ user: expect.objectContaining({ role: 'ADMIN' }) }),
      ),
    );
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mockPending(login)] } },
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Ingresar/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** The next screen's script may come later. */
export const BusyUntilOpened: Story = {
  args: { onSignedIn: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, canvasElement, args }) => {
    await signIn(canvasElement);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: /Ingresar/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The form shows the error; the console logs what the spec calls internal, without name or password. */
export const WrongCredentials: Story = {
  beforeEach: () => void spyOn(console, 'warn'),
  args: { onSignedIn: fn() },
  parameters: { msw: { handlers: [mockRefusal(login, 401, 'invalid_credentials')] } },
  play: async ({ canvas, canvasElement, args }) => {
    await signIn(canvasElement);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Credenciales incorrectas'));
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await expect(console.warn).toHaveBeenCalledWith(
      'Error al iniciar sesión: refused 401 invalid_credentials',
    );
  },
};

export const TooManyTries: Story = {
  parameters: {
    msw: { handlers: [mockRefusal(login, 429, 'rate_limited', { headers: { 'retry-after': '8' } })] },
  },
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Demasiados intentos. Espera 8 segundos e inténtalo de nuevo.',
      ),
    );
  },
};

export const NoNetwork: Story = {
  parameters: { msw: { handlers: [mockNetworkError(login)] } },
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('No hay conexión. Inténtalo de nuevo.'),
    );
  },
};

export const SessionExpired: Story = { args: { notice: 'Tu sesión ha vencido. Inicia sesión de nuevo.' } };
