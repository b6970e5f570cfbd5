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
