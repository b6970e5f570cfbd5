import { confirmIdentity, type FactorChallenge, requestChallenge, updateUser } from '@ministerio/contract';
import { users } from '@ministerio/contract/fixtures';
import { mock, mockRefusal, refusalAnswer } from '@ministerio/contract/mocks';
import { Button } from '@ministerio/ui/primitives/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMutation } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useServices } from '../services/index.ts';
import { withServices } from '../test/with-services.tsx';

const RETO = 'a'.repeat(43);
const challenge: FactorChallenge = {
  reto: RETO,
  factores: {
    opciones: {
      challenge: RETO,
      rpId: 'localhost',
      allowCredentials: [],
      timeout: 300_000,
      userVerification: 'required',
    },
    origen: window.location.origin,
    app: true,
    codigos: 9,
  },
};
const [someone] = users;
/** A call that goes through with a confirmation alone. */
const guarded = mock(updateUser, ({ headers }) => {
  if (headers.get('x-confirmacion') !== 'abc') throw refusalAnswer(updateUser, 403, 'confirmation_required');
  if (someone === undefined) throw new TypeError('no fixture');
  return someone;
});
const confirms = mock(confirmIdentity, { confirmacion: 'abc' });

/** A screen with a change that needs a confirmation. */
function Change() {
  const { client } = useServices();
  const change = useMutation({
    mutationFn: () =>
      client.call(updateUser, { params: { id: 1 }, body: { username: 'ana', email: 'ana@example.test' } }),
  });
  return (
    <>
      <Button onClick={() => change.mutate()}>Cambiar</Button>
      <p>{change.isSuccess ? 'Hecho' : change.isError ? 'No se hizo' : 'Sin cambios'}</p>
    </>
  );
}

const meta = {
  title: 'Pantallas/Confirmation',
  component: Change,
  decorators: [withServices],
  parameters: { msw: { handlers: [guarded, confirms, mock(requestChallenge, { confirmar: challenge })] } },
} satisfies Meta<typeof Change>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Without a second factor: the password. */
export const Default: Story = {
  parameters: { msw: { handlers: [guarded, confirms, mock(requestChallenge, {})] } },
  play: async () => {
    await press('Cambiar');
    await expect(await screen.findByRole('dialog', { name: 'Escribe tu contraseña otra vez' })).toBeVisible();
  },
};

/** The call goes on with it. */
export const Password: Story = {
  parameters: { msw: { handlers: [guarded, confirms, mock(requestChallenge, {})] } },
  play: async ({ canvas }) => {
    await press('Cambiar');
    await expect(await screen.findByRole('dialog', { name: 'Escribe tu contraseña otra vez' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Tu contraseña/)).toHaveFocus());
    await userEvent.keyboard('mi clave');
    await press('Confirmar');
    await expect(await canvas.findByText('Hecho')).toBeVisible();
  },
};

/** With one: the passkey, or a code; no password. */
export const SecondFactor: Story = {
  play: async ({ canvas }) => {
    await press('Cambiar');
    await expect(await screen.findByRole('dialog', { name: 'Confirma que eres tú' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Usar la llave de acceso' })).toBeVisible();
    await expect(screen.queryByLabelText(/^Tu contraseña/)).toBeNull();
    await userEvent.type(screen.getByLabelText(/^Código de la aplicación/), '123456');
    await press('Confirmar');
    await expect(await canvas.findByText('Hecho')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Phone: Story = { ...SecondFactor, globals: { viewport: { value: 'phone' } } };

export const WrongCode: Story = {
  parameters: {
    msw: {
      handlers: [
        guarded,
        mockRefusal(confirmIdentity, 403, 'wrong_code'),
        mock(requestChallenge, { confirmar: challenge }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await press('Cambiar');
    const code = await screen.findByLabelText(/^Código de la aplicación/);
    await userEvent.type(code, '000000');
    await press('Confirmar');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/El código no es correcto\./));
    await press('Cancelar');
    await expect(await canvas.findByText('No se hizo')).toBeVisible();
  },
};

/** The server cannot be asked: the password form says why. */
export const WithoutAnswer: Story = {
  parameters: {
    msw: {
      handlers: [
        guarded,
        mockRefusal(confirmIdentity, 503, 'busy'),
        mockRefusal(requestChallenge, 503, 'busy'),
      ],
    },
  },
  play: async () => {
    await press('Cambiar');
    const password = await screen.findByLabelText(/^Tu contraseña/);
    await userEvent.type(password, 'mi clave');
    await press('Confirmar');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/El servidor está ocupado/));
    await press('Cancelar');
  },
};
