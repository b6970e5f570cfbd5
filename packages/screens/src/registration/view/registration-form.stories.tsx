import { takenFieldMessages } from '@ministerio/contract';
import { people } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx';

type Submit = RegistrationFormProps['onSubmit'];
const accepts = () => fn<Submit>(async () => undefined);
const never = () => fn<Submit>(() => new Promise(() => undefined));
const collides = () =>
  fn<Submit>(async () => ({
    message: 'Ya existe una cuenta con esos datos.',
    fields: { username: takenFieldMessages.username, codigo: takenFieldMessages.codigo },
  }));

const meta = {
  title: 'Pantallas/Auth/Parts/Registration form',
  component: RegistrationForm,
  args: { audience: 'public', onSubmit: accepts() },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const person = people.camila;
const typed = [
  ['Código de membresía', person.codigo],
  ['Nombre', person.nombre],
  ['Apellido', person.apellido],
  ['Nombre de usuario', person.username],
  ['Correo electrónico', person.email],
  ['Contraseña', person.codigo],
] as const;

const proposals = {
  number: () => '40718265',
  username: (nombre: string, apellido: string) => `${nombre}.${apellido}`.toLowerCase(),
};

async function fill(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  for (const [label, value] of typed) {
    const field = canvas.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Registrarse' }));
}

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/auth/login');
    await expect(canvas.queryByLabelText('Rol')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/para administradores/)).not.toBeInTheDocument();
  },
};

/** Every invalid field has the spec's message, and the first gets the focus. */
export const AllMissing: Story = {
  tags: ['picture'],
  args: { onSubmit: accepts() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Registrarse' }));
    for (const words of [
      'El código es obligatorio',
      'El nombre es obligatorio',
      'El apellido es obligatorio',
      'El nombre de usuario es obligatorio',
      'El correo electrónico es obligatorio',
      'La contraseña es obligatoria',
    ]) {
      await expect(canvas.getByText(words)).toBeVisible();
    }
    await expect(canvas.getByLabelText('Código de membresía')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const EmailWithoutDot: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Correo electrónico'), 'camila@ejemplo');
    await userEvent.click(canvas.getByRole('button', { name: 'Registrarse' }));
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(
      'El formato del correo electrónico no es válido',
    );
  },
};

/** A public account has no role; the fields are empty after success. */
export const Submits: Story = {
  args: { onSubmit: accepts() },
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement);
    const { codigo, nombre, apellido, username, email } = person;
    await expect(args.onSubmit).toHaveBeenCalledWith({
      codigo,
      nombre,
      apellido,
      username,
      email,
      password: codigo,
    });
    for (const [label] of typed) await expect(canvas.getByLabelText(label)).toHaveValue('');
  },
};

/** A refusal keeps the input and marks the refused fields. */
export const AlreadyTaken: Story = {
  args: { onSubmit: collides() },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ya existe una cuenta con esos datos.');
    await expect(canvas.getByText('Ese nombre de usuario ya está en uso')).toBeVisible();
    await expect(canvas.getByLabelText('Código de membresía')).toHaveFocus();
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue(person.email);
  },
};

export const Sending: Story = {
  args: { onSubmit: never() },
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Registrarse/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** In the panel of our own server: the role, USER by default, and a generated number. */
export const Panel: Story = {
  args: { audience: 'panel', withRole: true, onSubmit: accepts(), proposals },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('(para administradores de la iglesia)')).toBeVisible();
    await expect(canvas.getByLabelText('Rol')).toHaveDisplayValue('Miembro');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Generar número' }));
    await expect(canvas.getByLabelText('Código de membresía')).toHaveValue('40718265');
    await userEvent.clear(canvas.getByLabelText('Código de membresía'));
    await fill(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ role: 'USER' }));
    await expect(canvas.getByLabelText('Código de membresía')).toHaveFocus();
  },
};

/** Empty fields are proposed: of two members in a row only names and e-mail are typed. */
export const PanelProposals: Story = {
  tags: ['!dev', '!autodocs'],
  args: { audience: 'panel', withRole: true, onSubmit: accepts(), proposals },
  play: async ({ canvas, args }) => {
    const type = (label: string, text: string) => userEvent.type(canvas.getByLabelText(label), text);
    const number = canvas.getByLabelText('Código de membresía');
    for (const [nombre, apellido] of [
      ['Luz', 'Vaca'],
      ['Ana', 'Roca'],
    ] as const) {
      await type('Nombre', nombre);
      await type('Apellido', apellido);
      await type('Correo electrónico', `${nombre}@example.test`);
      await userEvent.click(canvas.getByRole('button', { name: 'Registrarse' }));
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        codigo: '40718265',
        nombre,
        apellido,
        username: `${nombre}.${apellido}`.toLowerCase(),
        email: `${nombre}@example.test`,
        password: '40718265',
        role: 'USER',
      });
      await expect(number).toHaveValue('');
      await expect(canvas.getByLabelText('Nombre de usuario')).toHaveValue('');
    }
  },
};

/** Typed values stay, a cleared number is not proposed again, and an administrator's password is never the number. */
export const PanelTyped: Story = {
  tags: ['!dev', '!autodocs'],
  args: { audience: 'panel', withRole: true, proposals },
  play: async ({ canvas }) => {
    const number = canvas.getByLabelText('Código de membresía');
    const username = canvas.getByLabelText('Nombre de usuario');
    const password = canvas.getByLabelText('Contraseña');
    await userEvent.type(canvas.getByLabelText('Nombre'), 'Luz');
    await expect(number).toHaveValue('40718265');
    await userEvent.clear(number);
    await userEvent.type(number, '77');
    await expect(password).toHaveValue('77');
    await userEvent.clear(username);
    await userEvent.type(username, 'lucha');
    await userEvent.type(canvas.getByLabelText('Apellido'), 'Vaca');
    await expect(username).toHaveValue('lucha');
    await userEvent.selectOptions(canvas.getByLabelText('Rol'), 'Administrador');
    await expect(password).toHaveValue('');
    await userEvent.type(password, 'una frase propia');
    await userEvent.selectOptions(canvas.getByLabelText('Rol'), 'Miembro');
    await expect(password).toHaveValue('una frase propia');
  },
};

export const PanelAdministrator: Story = {
  tags: ['picture'],
  args: { audience: 'panel', withRole: true, proposals },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Rol'), 'Administrador');
    await expect(canvas.getByText(/Al menos 12 caracteres/)).toBeVisible();
  },
};

/** A backend without roles has no role field. */
export const PanelWithoutRole: Story = {
  args: { audience: 'panel', proposals },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Generar número' })).toBeVisible();
    await expect(canvas.queryByLabelText('Rol')).toBeNull();
  },
};

export const Dark: Story = { ...AlreadyTaken, args: { onSubmit: collides() }, globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
