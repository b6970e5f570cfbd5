import type { Message } from '@ministerio/contract';
import { findWhatsAppNumber, isEmail, mailtoLink, whatsAppLink } from '@ministerio/contract/domain';

/** Addresses that open an answer; null where the message gives no way. */
export interface AnswerLinks {
  readonly mail: string | null;
  /** Only where the text names a number: the contact form asks for none. */
  readonly whatsApp: string | null;
}

/** Where a message can be answered, with a greeting and, by mail, the question itself under it. */
export function answerLinks({ nombre, email, mensaje }: Message): AnswerLinks {
  const number = findWhatsAppNumber(mensaje ?? '');
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

/** Longer addresses are cut or refused by mail programs. */
const QUOTED = 500;

function quoted(text: string): string {
  const cut = text.length > QUOTED ? `${text.slice(0, QUOTED).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
  return cut
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}
