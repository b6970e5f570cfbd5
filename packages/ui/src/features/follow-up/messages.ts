import type { FollowUp } from '@ministerio/contract';
import type { FollowUpListName } from './view/follow-up-words.ts';

/** A message for each list, to the person or to the family. */
export type MessageKey = `${FollowUpListName} ${'propio' | 'tutor'}`;

export function messageKey(list: FollowUpListName, { contacto }: FollowUp): MessageKey {
  return `${list} ${contacto.clase === 'tutor' ? 'tutor' : 'propio'}`;
}

/** The message that is offered first. @param church - the church's name, by which a family knows who writes. */
export function firstMessage(key: MessageKey, church: string): string {
  const greeting = `Hola, le escribimos de ${church}.`;
  const messages: Readonly<Record<MessageKey, string>> = {
    'nuevos propio': `Hola, {nombre}: nos alegró conocerte en ${church}. ¡Te esperamos!`,
    'nuevos tutor': `${greeting} Nos alegró conocer a {nombre}. ¡Gracias por la confianza!`,
    'faltan propio': 'Hola, {nombre}: hace unas semanas que no nos vemos. ¿Cómo estás?',
    'faltan tutor': `${greeting} Hace unas semanas que no vemos a {nombre}. ¿Está todo bien?`,
    'volvieron propio': 'Hola, {nombre}: ¡qué alegría verte otra vez!',
    'volvieron tutor': `${greeting} Nos alegró ver otra vez a {nombre}.`,
  };
  return messages[key];
}
