import { type FactorChallenge, login, secondFactor } from '@ministerio/contract';
import { fakeToken } from '@ministerio/contract/fixtures';
import { mock, mockNetworkError, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import { toast } from '@ministerio/ui/primitives/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withServices } from '../kit/test/with-services.tsx';
import { withToasts } from '../kit/test/with-toasts.tsx';
import { Login } from './index.ts';

const RETO = 'a'.repeat(43);
type Ways = FactorChallenge['factores'];
const options: Ways['opciones'] = {
  challenge: RETO,
  rpId: 'localhost',
  allowCredentials: [{ id: 'AAAA', type: 'public-key', transports: ['internal'] }],
  timeout: 300_000,
  userVerification: 'required',
};
const both: Ways = { opciones: options, origen: window.location.origin, app: true, codigos: 10 };
/** The password is right, and this is what else there is. */
const asks = (factores: Ways) =>
  mockRefusal(login, 401, 'second_factor_required', { challenge: { reto: RETO, factores } });
/** Body of the last proof. */
const received = fn<(body: unknown) => void>();
const accepts = mock(secondFactor, ({ body }) => {
  received(body);
  return { token: fakeToken('ADMIN', { username: 'rosa' }) };
});

const meta = {
  title: 'Pantallas/Auth/Second step',
  component: Login,
  decorators: [withToasts, withServices],
  parameters: { services: { signedInAs: null }, msw: { handlers: [asks(both), accepts] } },
  args: { onSignedIn: fn() },
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => undefined);
    received.mockClear();
    return () => toast.dismissAll();
  },
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

async function firstStep(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Nombre de usuario'), 'rosa');
  await userEvent.type(await canvas.findByLabelText('Numero de membresia'), 'una clave larga');
  await userEvent.click(await canvas.findByRole('button', { name: 'Ingresar' }));
  await canvas.findByRole('heading', { name: 'Falta un paso' });
  return canvas;
}

async function typeCode(canvas: ReturnType<typeof within>, code: string): Promise<HTMLElement> {
  const field = canvas.getByLabelText(/^Código/);
  await userEvent.type(field, code);
  await userEvent.click(canvas.getByRole('button', { name: /Ingresar/ }));
  return field;
}

export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await firstStep(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Usar la llave de acceso' })).toBeVisible();
    const code = canvas.getByLabelText(/^Código de la aplicación/);
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
  },
};
export const Phone: Story = { ...Asked, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Asked, globals: { theme: 'dark' } };

export const ByCode: Story = {
  args: { onSignedIn: fn() },
  play: async ({ canvasElement, args }) => {
    await typeCode(await firstStep(canvasElement), '123 456');
    await waitFor(() =>
      expect(args.onSignedIn).toHaveBeenCalledWith(
        expect.objectContaining({ username: 'rosa', user: expect.objectContaining({ role: 'ADMIN' }) }),
      ),
    );
    await expect(received).toHaveBeenCalledWith({ reto: RETO, codigo: '123 456' });
  },
};

export const ByRecoveryCode: Story = {
  args: { onSignedIn: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = await firstStep(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Usar un código de recuperación' }));
    const field = canvas.getByLabelText(/^Código de recuperación/);
    await expect(field).toHaveAccessibleDescription('Uno de los que imprimiste; vale una vez. Te quedan 10.');
    await typeCode(canvas, '7K3M-Q0XZ-9TRB');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const WrongCode: Story = {
  args: { onSignedIn: fn() },
  parameters: { msw: { handlers: [asks(both), mockRefusal(secondFactor, 403, 'wrong_code')] } },
  play: async ({ canvasElement, args }) => {
    const canvas = await firstStep(canvasElement);
    const field = await typeCode(canvas, '000000');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/El código no es correcto\./));
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Ingresar' }));
    await expect(field).toHaveAccessibleDescription(/Escribe el código/);
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const Expired: Story = {
  parameters: { msw: { handlers: [asks(both), mockRefusal(secondFactor, 409, 'challenge_expired')] } },
  play: async ({ canvasElement }) => {
    const canvas = await firstStep(canvasElement);
    await typeCode(canvas, '123456');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Pasaron más de cinco minutos');
    await userEvent.click(canvas.getByRole('button', { name: 'Empezar de nuevo' }));
    await expect(await canvas.findByLabelText('Nombre de usuario')).toBeVisible();
  },
};

export const TooManyTries: Story = {
  parameters: {
    msw: {
      handlers: [
        asks(both),
        mockRefusal(secondFactor, 429, 'rate_limited', { headers: { 'retry-after': '8' } }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await firstStep(canvasElement);
    await typeCode(canvas, '123456');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Espera 8 segundos');
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: [asks(both), mockNetworkError(secondFactor)] } },
  play: async ({ canvasElement }) => {
    const canvas = await firstStep(canvasElement);
    await typeCode(canvas, '123456');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No hay conexión. Inténtalo de nuevo.');
  },
};

export const Sending: Story = {
  parameters: { msw: { handlers: [asks(both), mockPending(secondFactor)] } },
  play: async ({ canvasElement }) => {
    const canvas = await firstStep(canvasElement);
    await typeCode(canvas, '123456');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Ingresar/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** The browser's own window was closed. */
export const PasskeyCancelled: Story = {
  play: async ({ canvasElement }) => {
    spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const canvas = await firstStep(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Usar la llave de acceso' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No se usó la llave de acceso.');
    await expect(received).not.toHaveBeenCalled();
  },
};

/** Only a passkey: one button, and the recovery codes. */
export const PasskeyAlone: Story = {
  parameters: { msw: { handlers: [asks({ ...both, app: false }), accepts] } },
  play: async ({ canvasElement }) => {
    const canvas = await firstStep(canvasElement);
    await expect(canvas.queryByLabelText(/^Código/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Usar un código de recuperación' })).toBeVisible();
  },
};

export const AtAnotherAddress: Story = {
  parameters: { msw: { handlers: [asks({ ...both, origen: 'http://localhost:3000' }), accepts] } },
  play: async ({ canvasElement }) => {
    const canvas = await firstStep(canvasElement);
    await expect(
      canvas.getByText(/^Las llaves de acceso funcionan en http:\/\/localhost:3000/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Usar la llave de acceso' })).toBeNull();
  },
};

/** A passkey, but the site has no https now: recovery codes are left. */
export const WithoutHttps: Story = {
  parameters: {
    msw: { handlers: [asks({ opciones: null, origen: null, app: false, codigos: 3 }), accepts] },
  },
  play: async ({ canvasElement }) => {
    const canvas = await firstStep(canvasElement);
    await expect(canvas.getByText(/necesitan que el sitio tenga una dirección con https/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Código de recuperación/)).toBeVisible();
  },
};

export const Back: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await firstStep(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Volver' }));
    await expect(await canvas.findByLabelText('Nombre de usuario')).toBeVisible();
  },
};
