import type { ChurchSettings } from './church-settings.ts';

/** Prefilled message of a member's 'Soporte'; {@link chatLink} fills in the site's name. */
export const supportGreeting = 'Hola, necesito ayuda con mi cuenta de {producto}.';

/** Prefilled message of a visitor's 'Chatear con nosotros'; {@link chatLink} fills in the site's name. */
export const visitorGreeting = 'Hola, vi la página de {producto} y tengo una pregunta.';

/** The message that 'No recuerdo mi número' begins, in the chat and in the contact form. */
export const forgottenNumber = 'Hola, no recuerdo mi número de membresía. Mi nombre es ';

/**
 * Link to a WhatsApp chat with the church.
 * @param greeting - the prefilled message
 * @returns `undefined` if the church has no number
 */
export function chatLink(
  { contact, product }: Pick<ChurchSettings, 'contact' | 'product'>,
  greeting: string,
): string | undefined {
  const digits = contact.whatsapp?.replace(/\D/g, '');
  if (!digits) return undefined;
  return `https://wa.me/${digits}?text=${encodeURIComponent(greeting.replace('{producto}', () => product))}`;
}

/** Where 'Soporte' leads. */
export interface SupportWay {
  readonly href: string;
  /** Opens in a new tab: it leaves the site. */
  readonly external: boolean;
}

/**
 * The first available way to reach the church: the chat, the contact form, the e-mail, or none.
 * @param greeting - the prefilled message of the chat
 * @param hasForm - whether the backend accepts the contact form; other backends do not
 */
export function supportWay(
  settings: Pick<ChurchSettings, 'contact' | 'product'>,
  greeting: string,
  hasForm: boolean,
): SupportWay | undefined {
  const chat = chatLink(settings, greeting);
  if (chat) return { href: chat, external: true };
  if (hasForm) return { href: '/Contactanos#escribenos', external: false };
  const email = settings.contact.email?.trim();
  return email
    ? { href: `mailto:${encodeURIComponent(email).replace('%40', '@')}`, external: true }
    : undefined;
}

/** Link to ask for a forgotten number; the form begins with {@link forgottenNumber}. */
export function forgottenNumberWay(
  settings: Pick<ChurchSettings, 'contact' | 'product'>,
  hasForm: boolean,
): SupportWay | undefined {
  const way = supportWay(settings, forgottenNumber, hasForm);
  return way?.external === false ? { ...way, href: '/Contactanos?asunto=numero#escribenos' } : way;
}
