import { safeServerMessage } from '@ministerio/contract/domain';
import type { ContactErrors, ContactMessage, ContactOutcome } from '@ministerio/ui/composed/contact-form';

const SENT = 'Mensaje enviado. ¡Gracias por escribirnos!';
const OFFLINE = 'No hay conexión. Inténtalo de nuevo.';
const DOWN = 'El servidor no responde. Inténtalo más tarde.';
const REFUSED = 'No se pudo enviar el mensaje.';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Sends a message of the contact form. Never throws: every outcome has a text for the person.
 * @param fetcher - `fetch`, or a test's.
 */
export async function sendMessage(
  message: ContactMessage,
  fetcher: typeof fetch = fetch,
): Promise<ContactOutcome> {
  try {
    const answer = await fetcher('/api/contactanos', {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(message),
    });
    return await read(answer);
  } catch {
    return { status: 'refused', message: OFFLINE };
  }
}

async function read(answer: Response): Promise<ContactOutcome> {
  const raw = await answer.text();
  const body = parsed(raw);
  const words = safeServerMessage(body ?? raw, answer.headers.get('Content-Type') ?? '');
  if (answer.ok) return { status: 'sent', message: words ?? SENT };
  if (answer.status >= 500) return { status: 'refused', message: DOWN };
  return { status: 'refused', message: words ?? REFUSED, errors: fieldErrors(body) };
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function fieldErrors(body: unknown): ContactErrors {
  const errors = isObject(body) && isObject(body.errors) ? body.errors : {};
  const pick = (name: 'nombre' | 'whatsapp' | 'email' | 'mensaje') =>
    typeof errors[name] === 'string' ? { [name]: errors[name] } : {};
  return { ...pick('nombre'), ...pick('whatsapp'), ...pick('email'), ...pick('mensaje') };
}
