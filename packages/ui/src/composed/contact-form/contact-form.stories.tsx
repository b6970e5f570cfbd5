import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type UserEventObject, type within } from 'storybook/test';
import { ContactForm, type ContactFormProps } from './index.ts';

type Canvas = ReturnType<typeof within>;
type Send = NonNullable<ContactFormProps['send']>;

const meta = {
  title: 'Composed/Public/Contact form',
  component: ContactForm,
  args: {
    send: fn(async () => ({
      status: 'sent' as const,
      message: 'Mensaje enviado. ¡Gracias por escribirnos!',
    })),
    onFirstFocus: fn(),
  },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

async function write(canvas: Canvas, user: UserEventObject): Promise<void> {
  await user.type(canvas.getByLabelText('Nombre'), 'Ana');
  await user.type(canvas.getByLabelText('Correo electrónico'), 'ana@correo.bo');
  await user.type(canvas.getByLabelText('Mensaje'), '¿A qué hora es la reunión?');
  await user.click(canvas.getByRole('button', { name: 'Enviar mensaje' }));
}

export const Default: Story = { tags: ['picture'] };

/** Sends what was written and clears the fields; the trap stays empty. */
export const Sends: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await write(canvas, userEvent);
    await expect(await canvas.findByText('Mensaje enviado. ¡Gracias por escribirnos!')).toBeVisible();
    await expect(args.send).toHaveBeenCalledWith({
      nombre: 'Ana',
      email: 'ana@correo.bo',
      mensaje: '¿A qué hora es la reunión?',
      sitio: '',
    });
    await expect(canvas.getByLabelText('Mensaje')).toHaveValue('');
    await expect(args.onFirstFocus).toHaveBeenCalledTimes(1);
  },
};

/** A link can begin the message; what somebody types stays. */
export const Begun: Story = {
  tags: ['!dev', '!autodocs'],
  args: { initialMessage: 'Hola, no recuerdo mi número. ' },
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByLabelText('Mensaje');
    await userEvent.type(message, 'Soy Ana.');
    await expect(message).toHaveValue('Hola, no recuerdo mi número. Soy Ana.');
  },
};

/** Where the backend takes a number, WhatsApp is first and chosen. */
export const ByWhatsApp: Story = {
  tags: ['picture'],
  args: { whatsapp: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'WhatsApp' })).toBeChecked();
    await expect(canvas.queryByRole('textbox', { name: 'Correo electrónico' })).toBeNull();
    await expect(canvas.getByLabelText('Tu número de WhatsApp')).toHaveAttribute('inputmode', 'tel');
  },
};

/** The other way has its own field. */
export const ByEmail: Story = {
  tags: ['picture'],
  args: { whatsapp: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Correo' }));
    await expect(canvas.getByRole('textbox', { name: 'Correo electrónico' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Tu número de WhatsApp' })).toBeNull();
  },
};

export const NumberMissing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { whatsapp: true },
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByLabelText('Tu número de WhatsApp');
    await userEvent.type(canvas.getByLabelText('Nombre'), 'Ana');
    await userEvent.type(canvas.getByLabelText('Mensaje'), '¿A qué hora es la reunión?');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar mensaje' }));
    await expect(number).toHaveFocus();
    await expect(number).toHaveAccessibleDescription(/Escribe tu número de WhatsApp/);
    await userEvent.type(number, '700 12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar mensaje' }));
    await expect(args.send).toHaveBeenCalledWith({
      nombre: 'Ana',
      whatsapp: '700 12345',
      mensaje: '¿A qué hora es la reunión?',
      sitio: '',
    });
  },
};

/** Only the chosen way is sent. */
export const SendsTheChosenWay: Story = {
  tags: ['!dev', '!autodocs'],
  args: { whatsapp: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Tu número de WhatsApp'), '70012345');
    await userEvent.click(canvas.getByRole('radio', { name: 'Correo' }));
    await write(canvas, userEvent);
    await expect(args.send).toHaveBeenCalledWith({
      nombre: 'Ana',
      email: 'ana@correo.bo',
      mensaje: '¿A qué hora es la reunión?',
      sitio: '',
    });
    await canvas.findByText('Mensaje enviado. ¡Gracias por escribirnos!');
  },
};

/** Without script the browser sends both fields, none of which it asks for by itself. */
export const PlainByWhatsApp: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <ContactForm whatsapp />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nombre'), 'Ana');
    await userEvent.type(canvas.getByLabelText('Mensaje'), 'Hola');
    await userEvent.type(canvas.getByLabelText('Tu número de WhatsApp'), '70012345');
    await expect(canvasElement.querySelector('form')?.checkValidity()).toBe(true);
  },
};

/** Shows what is missing and focuses the first such field. */
export const Incomplete: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Nombre'), 'Ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar mensaje' }));
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveFocus();
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(
      'El correo electrónico es obligatorio',
    );
    await expect(canvas.getByText('El mensaje es obligatorio')).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** A refusal keeps what was written. */
export const Refused: Story = {
  args: {
    send: fn<Send>(async () => ({
      status: 'refused',
      message: 'Revisa los datos marcados.',
      errors: { email: 'El formato del correo electrónico no es válido' },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await expect(await canvas.findByText('Revisa los datos marcados.')).toBeVisible();
    await expect(canvas.getByLabelText('Mensaje')).toHaveValue('¿A qué hora es la reunión?');
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveFocus();
  },
};

/** While it is sent, a second press sends nothing. */
export const Pending: Story = {
  args: { send: fn<Send>(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await write(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: /Enviar mensaje/ }));
    await expect(args.send).toHaveBeenCalledTimes(1);
    await expect(canvasElement.querySelector('form')).toHaveAttribute('data-pending');
  },
};

/** Without script it is a plain form that posts itself. */
export const Plain: Story = {
  render: () => <ContactForm />,
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('action', '/api/contactanos');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form?.noValidate).toBe(false);
  },
};

/** Back from a post without script. */
export const Sent: Story = {
  tags: ['picture'],
  args: { outcome: { status: 'sent', message: 'Mensaje enviado. ¡Gracias por escribirnos!' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Mensaje enviado');
  },
};
