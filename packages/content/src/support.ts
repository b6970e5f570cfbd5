import { church } from './church.config.ts';
import type { ChurchSettings } from './church-settings.ts';

/** Prefilled in the chat that a member opens with 'Soporte'. */
export const supportGreeting = `Hola, necesito ayuda con mi cuenta de ${church.product}.`;

/** Prefilled in the chat that a visitor opens with 'Chatear con nosotros'. */
export const visitorGreeting = `Hola, vi la página de ${church.product} y tengo una pregunta.`;

/**
 * Address of a WhatsApp chat with the church.
 * @param settings - the church's; its `contact.whatsapp` decides.
 * @param greeting - text that stands ready in the chat.
 * @returns the address, or `undefined` where the church has set no number.
 */
export function chatLink({ contact }: Pick<ChurchSettings, 'contact'>, greeting: string): string | undefined {
  const digits = contact.whatsapp?.replace(/\D/g, '');
  if (!digits) return undefined;
  return `https://wa.me/${digits}?text=${encodeURIComponent(greeting)}`;
}

/** Where a person in need of an answer is led. */
export interface SupportWay {
  readonly href: string;
  /** Opens in a new tab: it leads away from the site. */
  readonly external: boolean;
}

/**
 * The way to somebody who answers; there always is one: the chat, else the contact form, else the church's mail, else
 * its place on the map.
 * @param greeting - text that stands ready in the chat.
 * @param hasForm - whether what is sent by the contact form is received: another backend does not know it.
 */
export function supportWay(
  settings: Pick<ChurchSettings, 'contact'>,
  greeting: string,
  hasForm: boolean,
): SupportWay {
  const chat = chatLink(settings, greeting);
  if (chat) return { href: chat, external: true };
  if (hasForm) return { href: '/Contactanos#escribenos', external: false };
  const email = settings.contact.email?.trim();
  if (email) return { href: `mailto:${encodeURIComponent(email).replace('%40', '@')}`, external: true };
  return { href: '/Contactanos#ubicacion', external: false };
}
