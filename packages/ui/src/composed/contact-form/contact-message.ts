import { isEmail } from '@ministerio/contract/domain';

/** Fields of the contact form, by their wire names, in order. */
export const contactFields = ['nombre', 'whatsapp', 'email', 'mensaje'] as const;

/** Wire name of a field of the contact form. */
export type ContactField = (typeof contactFields)[number];

/** The form's data, with the way to answer that was chosen; `sitio` is an invisible honeypot. */
export type ContactMessage = Readonly<Record<'nombre' | 'mensaje' | 'sitio', string>> &
  Readonly<Partial<Record<'email' | 'whatsapp', string>>>;

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
  const way = data.get('via') === 'whatsapp' ? 'whatsapp' : 'email';
  return { nombre: text('nombre'), [way]: text(way), mensaje: text('mensaje'), sitio: text('sitio') };
}

/** Validates a message before it is sent; empty when it is valid. */
export function checkMessage({ nombre, email = '', whatsapp, mensaje }: ContactMessage): ContactErrors {
  return {
    ...(nombre.trim() ? {} : { nombre: 'El nombre es obligatorio' }),
    ...(whatsapp === undefined ? emailError(email.trim()) : numberError(whatsapp)),
    ...(mensaje.trim() ? {} : { mensaje: 'El mensaje es obligatorio' }),
  };
}

/** Which countries' numbers are whole the server knows. */
function numberError(whatsapp: string): ContactErrors {
  if (!whatsapp.trim()) return { whatsapp: 'Escribe tu número de WhatsApp' };
  const digits = whatsapp.replace(/\D/g, '').length;
  return digits < 7 || digits > 15 ? { whatsapp: 'Escribe el número completo' } : {};
}

function emailError(email: string): ContactErrors {
  if (!email) return { email: 'El correo electrónico es obligatorio' };
  return isEmail(email) ? {} : { email: 'El formato del correo electrónico no es válido' };
}
