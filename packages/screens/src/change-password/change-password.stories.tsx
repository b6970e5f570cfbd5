import { changeOwnPassword } from '@ministerio/contract';
import { fakeToken } from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import { toast } from '@ministerio/ui/primitives/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../kit/test/expect-toast.ts';
import { withServices } from '../kit/test/with-services.tsx';
import { withToasts } from '../kit/test/with-toasts.tsx';
import { ChangePassword } from './index.ts';

/** Body of the last call. */
const received = fn<(body: unknown) => void>();
const accepts = mock(changeOwnPassword, ({ body }) => {
  received(body);
  return { token: fakeToken('USER', { username: 'camila' }) };
});

const meta = {
  title: 'Pantallas/Member/Change password',
  component: ChangePassword,
  decorators: [withToasts, withServices],
  parameters: {
    services: { signedInAs: { role: 'USER', username: 'camila' } },
    msw: { handlers: [accepts] },
  },
  args: { onDone: fn() },
  beforeEach: () => {
    received.mockClear();
    return () => toast.dismissAll();
  },
} satisfies Meta<typeof ChangePassword>;
export default meta;
type Story = StoryObj<typeof meta>;

async function change(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Contraseña actual'), '10482');
  await userEvent.type(await canvas.findByLabelText('Contraseña nueva'), 'naranja azul');
  await userEvent.type(await canvas.findByLabelText('Repite la contraseña nueva'), 'naranja azul');
  await userEvent.click(await canvas.findByRole('button', { name: 'Guardar contraseña' }));
}

export const Default: Story = {
  args: { onDone: fn() },
};

/** The repetition is not sent. */
export const Changed: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await change(canvasElement);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(received).toHaveBeenCalledWith({ claveActual: '10482', claveNueva: 'naranja azul' });
    await expectToast('Contraseña cambiada correctamente');
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mockPending(changeOwnPassword)] } },
  play: async ({ canvas, canvasElement }) => {
    await change(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Guardar contraseña/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

export const WrongCurrentPassword: Story = {
  parameters: { msw: { handlers: [mockRefusal(changeOwnPassword, 403, 'wrong_current_password')] } },
  play: async ({ canvas, canvasElement }) => {
    await change(canvasElement);
    await waitFor(() =>
      expect(canvas.getByLabelText('Contraseña actual')).toHaveAccessibleDescription(
        'La contraseña actual no es correcta.',
      ),
    );
  },
};

const COMMON =
  'Esa contraseña está entre las más usadas del mundo y se adivina enseguida. Elige otra, por ejemplo tres palabras que nadie más juntaría.';

/** The server's own sentence, under the field that it is about. */
export const CommonPassword: Story = {
  parameters: {
    msw: {
      handlers: [
        mockRefusal(changeOwnPassword, 400, 'weak_password', {
          message: COMMON,
          errors: { claveNueva: COMMON },
        }),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await change(canvasElement);
    const field = canvas.getByLabelText('Contraseña nueva');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(COMMON)));
    await expect(field).toHaveFocus();
  },
};

export const Administrator: Story = {
  parameters: { services: { signedInAs: { role: 'ADMIN', username: 'pastor' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Contraseña nueva')).toHaveAccessibleDescription(
      'Al menos 12 caracteres y distinta del número de membresía.',
    );
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: { msw: { handlers: [mockRefusal(changeOwnPassword, 503, 'busy')] } },
  play: async ({ canvas, canvasElement }) => {
    await change(canvasElement);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('El servidor está ocupado.'));
  },
};
