import { isEmail } from '@ministerio/contract/domain';

/** Fields of the contact form, by their wire names, in order. */
export const contactFields = ['nombre', 'email', 'mensaje'] as const;

/** Wire name of a field of the contact form. */
export type ContactField = (typeof contactFields)[number];

/** The form's data; `sitio` is an invisible honeypot. */
export type ContactMessage = Readonly<Record<ContactField | 'sitio', string>>;

/** Result of sending a message. */
export type ContactOutcome =
  | { readonly status: 'sent'; readonly message: string }
  | { readonly status: 'refused'; readonly message: string; readonly errors?: ContactErrors };

/** Messages of invalid fields. */
export type ContactErrors = Partial<Readonly<Record<ContactField, string>>>;

/** Reads the form's fields. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return { nombre: text('nombre'), email: text('email'), mensaje: text('mensaje'), sitio: text('sitio') };
}

/** Validates a message before it is sent; empty when it is valid. */
export function checkMessage({ nombre, email, mensaje }: ContactMessage): ContactErrors {
  return {
    ...(nombre.trim() ? {} : { nombre: 'El nombre es obligatorio' }),
    ...emailError(email.trim()),
    ...(mensaje.trim() ? {} : { mensaje: 'El mensaje es obligatorio' }),
  };
}

function emailError(email: string): ContactErrors {
  if (!email) return { email: 'El correo electrónico es obligatorio' };
  return isEmail(email) ? {} : { email: 'El formato del correo electrónico no es válido' };
}
