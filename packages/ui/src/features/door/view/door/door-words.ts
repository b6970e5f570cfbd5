import type { DoorAnswer, DoorConnection, DoorPerson } from './door-types.ts';

/** Sentence of a refused mark, by the server's result. */
export const reviewReasons = {
  'no-existe': 'Número de membresía no válido. Nadie lo tiene.',
  'fuera-de-plazo':
    'Llegó fuera de plazo: pasó más de un día y medio, o la hora de este teléfono está mal. Márcala en el panel con «Otra fecha».',
} as const;

/** 'María Quispe', or what replaces a number. */
export const spokenMark = (who: string, isNamed: boolean): string => (isNamed ? who : `el número ${who}`);

/** How many wait: '3 por enviar'. */
export const waitingWords = (waiting: number): string => `${waiting} por enviar`;

/** What the person at the table hears and reads about the last mark. */
export function answerWords(answer: DoorAnswer): string {
  switch (answer.kind) {
    case 'mark': {
      const { who, isNamed, time, state } = answer.mark;
      return state === 'por-enviar'
        ? `${spokenMark(who, isNamed)}, ${time}, por enviar`
        : `Asistencia marcada: ${spokenMark(who, isNamed)}, ${time}`;
    }
    case 'already':
      return `Este usuario ya marcó asistencia hoy. ${spokenMark(answer.mark.who, answer.mark.isNamed)}${answer.since ? `, ${answer.since}` : ''}`;
    case 'unknown':
      return `Número de membresía no válido. Nadie tiene el ${answer.codigo}. El siguiente número lo reemplaza.`;
    case 'failed':
      return answer.message;
  }
}

/** What was found for what is typed: '2 números terminan en 0573. Toca a quien llegó.' */
export function hitWords(text: string, hits: readonly DoorPerson[]): string {
  const count = hits.length;
  if (/^\d+$/.test(text)) {
    return count === 1
      ? `1 número termina en ${text}. Toca a quien llegó.`
      : `${count} números terminan en ${text}. Toca a quien llegó.`;
  }
  if (count === 0) return 'Nadie con ese nombre. Prueba con el número.';
  return count === 1 ? '1 persona. Toca a quien llegó.' : `${count} personas. Toca a quien llegó.`;
}

/** Said while there is no signal; null with one. */
export function offlineWords(connection: DoorConnection): string | null {
  return connection === 'en-linea'
    ? null
    : 'Sin señal. Sigue marcando: las marcas están a salvo en este teléfono y se envían solas.';
}
