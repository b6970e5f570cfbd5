import type { Message } from '@ministerio/contract';
import { findWhatsAppNumber, isEmail, mailtoLink, whatsAppLink } from '@ministerio/contract/domain';

/** Links to answer a message; null where it names no contact. */
export interface AnswerLinks {
  readonly mail: string | null;
  /** Only where the text contains a number: the contact form asks for none. */
  readonly whatsApp: string | null;
}

/**
 * Links to answer a message, with a greeting and, in an email, the quoted message.
 * @param countryCode - the church's, for numbers without a country
 */
export function answerLinks({ nombre, email, mensaje }: Message, countryCode: string): AnswerLinks {
  const number = findWhatsAppNumber(mensaje ?? '', countryCode);
  const greeting = nombre ? `Hola, ${nombre}:` : 'Hola:';
  const thanks = 'Gracias por escribirnos.';
  return {
    mail:
      email !== null && isEmail(email)
        ? mailtoLink(email, {
            subject: 'Respuesta a tu mensaje',
            body: `${greeting}\n\n${thanks}\n\n${quoted(mensaje ?? '')}`,
          })
        : null,
    whatsApp: number === null ? null : whatsAppLink(number, `${greeting} ${thanks}`),
  };
}

/** Mail programs cut or refuse longer `mailto:` links. */
const QUOTED = 500;

function quoted(text: string): string {
  const cut = text.length > QUOTED ? `${text.slice(0, QUOTED).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
  return cut
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}
