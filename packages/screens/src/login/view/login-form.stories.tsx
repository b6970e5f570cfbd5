import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LoginForm, type LoginFormProps } from './login-form.tsx';

const HINT = 'Si administras el sitio, escribe aquí tu contraseña.';

const accepts = () => fn<LoginFormProps['onSubmit']>(async () => undefined);
const never = () => fn<LoginFormProps['onSubmit']>(() => new Promise(() => undefined));
const refuses = (message: string) => fn<LoginFormProps['onSubmit']>(async () => ({ message }));

const meta = {
  title: 'Pantallas/Auth/Parts/Login form',
  component: LoginForm,
  args: { onSubmit: accepts() },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fill(canvasElement: HTMLElement, username: string, password: string): Promise<void> {
  const canvas = within(canvasElement);
  if (username) await userEvent.type(canvas.getByLabelText('Nombre de usuario'), username);
  if (password) await userEvent.type(canvas.getByLabelText('Numero de membresia'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Ingresar' }));
}

/** The label addresses members; the hint tells administrators to enter their password here. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Numero de membresia')).toHaveAccessibleDescription(HINT);
  },
};

/** Input is passed on as typed, the password untrimmed. */
export const Submits: Story = {
  args: { onSubmit: accepts() },
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, 'camila', ' 10482');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'camila', password: ' 10482' });
  },
};

/** Values that a password manager put in without any event are sent too, and once more when they changed. */
export const FilledWithoutEvents: Story = {
  args: { onSubmit: accepts() },
  play: async ({ canvas, args }) => {
    const put = (label: string, text: string) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(canvas.getByLabelText(label), text);
    };
    put('Nombre de usuario', 'ana.rojas');
    put('Numero de membresia', '23116977');
    await userEvent.click(canvas.getByRole('button', { name: 'Ingresar' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({ username: 'ana.rojas', password: '23116977' }),
    );
    put('Numero de membresia', '23116978');
    await userEvent.click(canvas.getByRole('button', { name: 'Ingresar' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({ username: 'ana.rojas', password: '23116978' }),
    );
  },
};

/** The username is checked first, and alone. */
export const UsernameMissing: Story = {
  args: { onSubmit: accepts() },
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement, '', '');
    const username = canvas.getByLabelText('Nombre de usuario');
    await expect(username).toHaveAccessibleDescription('Por favor ingresa tu nombre de usuario');
    await expect(username).toHaveFocus();
    await expect(canvas.queryByText('Por favor ingresa tu contraseña')).not.toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Typing clears that field's error and does not validate the next. */
export const UsernameCorrected: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, '', '');
    await userEvent.type(canvas.getByLabelText('Nombre de usuario'), 'c');
    await expect(canvas.queryByText('Por favor ingresa tu nombre de usuario')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Por favor ingresa tu contraseña')).not.toBeInTheDocument();
  },
};

export const PasswordMissing: Story = {
  args: { onSubmit: accepts() },
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement, 'camila', '');
    const password = canvas.getByLabelText('Numero de membresia');
    await expect(password).toHaveAccessibleDescription(`${HINT} Por favor ingresa tu contraseña`);
    await expect(password).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The error is on the form; the number is selected, ready to be typed again. */
export const WrongCredentials: Story = {
  tags: ['picture'],
  args: { onSubmit: refuses('Credenciales incorrectas') },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, 'camila', '99999');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Credenciales incorrectas');
    await expect(canvas.getByLabelText('Nombre de usuario')).toHaveValue('camila');
    await waitFor(() => expect(canvas.getByLabelText('Numero de membresia')).toHaveFocus());
  },
};

export const TooManyTries: Story = {
  args: { onSubmit: refuses('Demasiados intentos. Espera 8 segundos e inténtalo de nuevo.') },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, 'camila', '99999');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Espera 8 segundos');
  },
};

/** Repeated presses submit once. */
export const Sending: Story = {
  args: { onSubmit: never() },
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement, 'camila', '10482');
    await userEvent.click(canvas.getByRole('button', { name: /Ingresar/ }));
    await userEvent.type(canvas.getByLabelText('Numero de membresia'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /Ingresar/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Two submits at once, before the button is busy. */
export const DoubleSubmit: Story = {
  args: { onSubmit: never() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Nombre de usuario'), 'camila');
    await userEvent.type(canvas.getByLabelText('Numero de membresia'), '10482');
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Iniciar sesión' });
    form.requestSubmit();
    form.requestSubmit();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const SessionExpired: Story = {
  tags: ['picture'],
  args: { notice: 'Tu sesión ha vencido. Inicia sesión de nuevo.' },
};

/** The number can be revealed, for typing on a phone. */
export const Revealed: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Numero de membresia');
    await userEvent.type(password, '10482');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar lo escrito' }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('10482');
  },
};

export const Dark: Story = {
  ...WrongCredentials,
  globals: { theme: 'dark' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A member without the number writes to the church; without a way to write there is no link. */
export const Forgotten: Story = {
  tags: ['!dev', '!autodocs'],
  args: { forgotten: { href: 'https://wa.me/447700900123?text=Hola', external: true } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^No recuerdo mi número/ });
    await expect(link).toHaveAttribute('href', 'https://wa.me/447700900123?text=Hola');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
