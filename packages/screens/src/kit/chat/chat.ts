import { ApiError } from '@ministerio/contract/client';
import { failureWords } from '../failure-words/failure-words.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** 'en 59 minutos', 'en una hora', 'en 3 horas'; never sooner than it is. @param seconds - until then */
export function waitWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE));
  if (minutes === 1) return 'en un minuto';
  if (minutes < HOUR / MINUTE) return `en ${minutes} minutos`;
  const hours = Math.ceil(seconds / HOUR);
  return hours === 1 ? 'en una hora' : `en ${hours} horas`;
}

/**
 * Why something failed; a limit, as that of new people (R64), with a wait of minutes or hours instead of seconds.
 * @param failed - what failed: 'No se pudo abrir el chat'.
 */
export function failureWithWait(error: unknown, failed: string): string {
  const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfterSeconds : undefined;
  if (seconds === undefined) return failureWords(error, failed);
  return `${failed}. Llegaste al límite: inténtalo de nuevo ${waitWords(seconds)}.`;
}

/**
 * Opens a chat without a referrer, where the browser still counts it as an answer to a press.
 * @returns whether it did; else a link has to.
 */
export function openChatTab(address: string): boolean {
  const isAnswer = navigator.userActivation?.isActive ?? true;
  if (isAnswer) window.open(address, '_blank', 'noopener,noreferrer');
  return isAnswer;
}
