import { listUnconfirmed, register, userSummary } from '@ministerio/contract';
import { fakeToken, people } from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import { toast } from '@ministerio/ui/primitives/toast';
import { heldTimers } from '@ministerio/ui/testing/held-timers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { withServices } from '../kit/test/with-services.tsx';
import { withToasts } from '../kit/test/with-toasts.tsx';
import { Registration } from './index.ts';

const person = people.camila;
/** Body of the last call. */
const received = fn<(call: { authorization: string | null; body: unknown }) => void>();
const answer = { token: fakeToken('USER', { username: person.username }) };
const accepts = http.post('*/api/auth/register', async ({ request }) => {
  received({ authorization: request.headers.get('authorization'), body: await request.json() });
  return HttpResponse.json(answer);
});

const meta = {
  title: 'Pantallas/Auth/Registration',
  component: Registration,
  decorators: [withToasts, withServices],
  parameters: { msw: { handlers: [ownBackend, accepts] } },
  args: { audience: 'public', onDone: fn() },
  beforeEach: () => {
    received.mockClear();
    return () => toast.dismissAll();
  },
} satisfies Meta<typeof Registration>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fill(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Código de membresía'), person.codigo);
  await userEvent.type(await canvas.findByLabelText('Nombre'), person.nombre);
  await userEvent.type(await canvas.findByLabelText('Apellido'), person.apellido);
  await userEvent.type(await canvas.findByLabelText('Nombre de usuario'), person.username);
  await userEvent.type(await canvas.findByLabelText('Correo electrónico'), person.email);
  await userEvent.type(await canvas.findByLabelText('Contraseña'), 'naranja azul');
}

async function send(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Registrarse' }));
}

export const Default: Story = {
  args: { onDone: fn() },
};

const redirect = heldTimers(2_000);

/** On the public page no token is sent, even when signed in; after two seconds it goes to the login. */
export const Registered: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  beforeEach: redirect.hold,
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await expectToast('Cuenta creada exitosamente');
    const [call] = received.mock.lastCall ?? [];
    await expect(call?.authorization).toBeNull();
    await expect(call?.body).not.toHaveProperty('role');
    await waitFor(() => expect(canvas.getByLabelText('Nombre')).toHaveValue(''));
    await expect(args.onDone).not.toHaveBeenCalled();
    await redirect.fire();
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** In the panel the administrator's token is sent, there is no redirect, and USER is not sent. */
export const Panel: Story = {
  args: { audience: 'panel', onDone: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generar número' }));
    await expect(canvas.getByLabelText<HTMLInputElement>('Código de membresía').value).toMatch(/^\d{8}$/);
    await userEvent.clear(await canvas.findByLabelText('Código de membresía'));
    await fill(canvasElement);
    await send(canvasElement);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    const [call] = received.mock.lastCall ?? [];
    await expect(call?.authorization).toMatch(/^Bearer /);
    await expect(call?.body).not.toHaveProperty('role');
  },
};

export const PanelAdministrator: Story = {
  args: { audience: 'panel' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Rol'), 'Administrador');
    await fill(canvasElement);
    await send(canvasElement);
    await waitFor(() => expect(received).toHaveBeenCalledOnce());
    await expect(received.mock.lastCall?.[0].body).toMatchObject({ role: 'ADMIN' });
  },
};

/** A backend that may ignore the role gets none. */
export const PanelOfForeignBackend: Story = {
  args: { audience: 'panel', onDone: fn() },
  parameters: { msw: { handlers: [foreignBackend, accepts] } },
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(canvas.queryByLabelText('Rol')).toBeNull();
    await expect(received.mock.lastCall?.[0].body).not.toHaveProperty('role');
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [ownBackend, mockPending(register)] } },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Registrarse/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** Toast and log have the spec's sentences; fields that a backend names say so, and the input stays. */
export const AlreadyTaken: Story = {
  beforeEach: () => void spyOn(console, 'warn'),
  parameters: {
    msw: {
      handlers: [
        ownBackend,
        mockRefusal(register, 409, 'already_taken', {
          errors: { email: 'Ese correo electrónico ya está en uso' },
        }),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await expectToast('Error al crear la cuenta. Por favor, inténtalo de nuevo.');
    const email = canvas.getByLabelText('Correo electrónico');
    await expect(email).toHaveAccessibleDescription('Ese correo electrónico ya está en uso');
    await expect(email).toHaveValue(person.email);
    await expect(console.warn).toHaveBeenCalledWith('Error al registrar: refused 409 already_taken');
  },
};

/** In the panel, a number of an unconfirmed account: that account can be replaced without retyping. */
export const Replaced: Story = {
  args: { audience: 'panel', onDone: fn() },
  parameters: {
    msw: {
      handlers: [
        ownBackend,
        mockRefusal(register, 409, 'already_taken', {
          errors: { codigo: 'Ese código ya está en uso' },
          once: true,
        }),
        accepts,
        mock(listUnconfirmed, [{ id: 40, username: 'intruso', codigo: person.codigo }]),
        mockRefusal(userSummary, 404, 'user_not_found'),
      ],
    },
  },
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await waitFor(() =>
      expect(
        canvas.getByRole('alertdialog', { name: '¿Reemplazar la cuenta «intruso»?' }),
      ).toHaveAccessibleDescription(/se elimina con sus asistencias/),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Reemplazar' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(received.mock.lastCall?.[0].body).toMatchObject({ codigo: person.codigo, reemplazar: 40 });
    await waitFor(() => expect(canvas.getByLabelText('Nombre')).toHaveValue(''));
  },
};

/** Our own server says to the public neither which field is taken nor by whom; nothing is offered to replace. */
export const TakenOnThePublicPage: Story = {
  parameters: {
    msw: {
      handlers: [
        ownBackend,
        mockRefusal(register, 409, 'already_taken'),
        mock(listUnconfirmed, [{ id: 40, username: 'intruso', codigo: person.codigo }]),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ya existe una cuenta con esos datos.');
    await expect(canvas.getByLabelText('Código de membresía')).toHaveValue(person.codigo);
    for (const field of canvas.getAllByRole('textbox')) await expect(field).not.toBeInvalid();
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

/** A backend that answers no token: the account is created all the same. */
export const WithoutToken: Story = {
  parameters: {
    msw: {
      handlers: [ownBackend, http.post('*/api/auth/register', () => new HttpResponse('', { status: 200 }))],
    },
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await expectToast('Cuenta creada exitosamente');
  },
};

export const Closed: Story = {
  args: { closed: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pide tu cuenta a un administrador.')).toBeVisible();
  },
};

/** Closed after the page was loaded: the server's refusal shows it. */
export const FoundClosed: Story = {
  parameters: { msw: { handlers: [ownBackend, mockRefusal(register, 403, 'registration_closed')] } },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await expect(await canvas.findByText('Pide tu cuenta a un administrador.')).toBeVisible();
  },
};
