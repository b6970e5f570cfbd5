import { errorMessages } from '@ministerio/contract';
import { presentWords } from '@ministerio/contract/domain';
import type {
  DoorAnswer,
  DoorConnection,
  DoorCount,
  DoorMark,
  DoorQuestion,
} from '../../../kit/marking/shown.ts';

/** Sentence of a refused visit: its time is all that the server refuses. */
export const lateVisitReason =
  'Llegó fuera de plazo: pasó más de un día y medio, o la hora de este teléfono está mal. Si vino hoy, corrige la hora y anótala otra vez con «Soy nuevo»; si no, pasa estos datos a un administrador.';

/** Sentence of a refused mark, by the server's result. */
export const reviewReasons = {
  'no-existe': 'Número de membresía no válido. Nadie lo tiene.',
  'fuera-de-plazo':
    'Llegó fuera de plazo: pasó más de un día y medio, o la hora de este teléfono está mal. Márcala en el panel con «Otra fecha».',
} as const;

/** 'María Quispe', or what replaces a number or a visitor. */
export function spokenMark({ who, isNamed, isVisit }: DoorMark): string {
  if (isNamed) return who;
  return isVisit ? 'una visita' : `el número ${who}`;
}

/** The same as it is read on the card and in the rows. */
export function shownMark({ who, isNamed, isVisit, state }: DoorMark): string {
  return isNamed || isVisit || state === 'por-enviar' ? who : `Número ${who}`;
}

/** Whether this door can still undo a mark: its own, and a visit only while it is here. */
export const isUndoable = ({ state, isVisit }: DoorMark): boolean =>
  state === 'por-enviar' || (state === 'marcada' && !isVisit);

/** Name of the button that undoes a mark: 'Deshacer la asistencia de María Quispe'. */
export const undoWords = (mark: DoorMark): string =>
  `Deshacer ${mark.isVisit ? 'la visita' : 'la asistencia'} de ${spokenMark(mark)}`;

/** '¿Es Kevin M., que vino el 14-11?' */
export const questionWords = ({ name, lastVisit }: DoorQuestion): string =>
  `¿Es ${name}, que vino el ${lastVisit}?`;

/** How many wait: '3 por enviar'. */
export const waitingWords = (waiting: number): string => `${waiting} por enviar`;

/** Sentence about the last mark, for the eyes and ears of the person at the table. */
export function answerWords(answer: DoorAnswer): string {
  switch (answer.kind) {
    case 'mark': {
      const { mark } = answer;
      if (mark.state === 'por-enviar') return `${spokenMark(mark)}, ${mark.time}, por enviar`;
      if (!mark.isVisit) return `Asistencia marcada: ${spokenMark(mark)}, ${mark.time}`;
      return `Visita anotada${mark.isNamed ? `: ${mark.who}` : ''}, ${mark.time}`;
    }
    case 'already':
      return `${errorMessages.already_marked} ${spokenMark(answer.mark)}${answer.since ? `, ${answer.since}` : ''}`;
    case 'unknown':
      return `Número de membresía no válido. Nadie tiene el ${answer.codigo}. El siguiente número lo reemplaza.`;
    case 'failed':
      return answer.message;
  }
}

/** 'Marcada a las 18:52, en Mesa 2' */
export const markedWords = (time: string, elsewhere?: string | null): string =>
  `Marcada a las ${time}${elsewhere ? `, ${elsewhere}` : ''}`;

/** '47 de unos 62'; with visits '5 miembros y 1 visita'. */
export function countWords({ members, visits, usual }: DoorCount): string {
  if (visits > 0) return presentWords(members, visits);
  if (usual !== null && usual > 0) return `${members} de unos ${usual}`;
  return members === 1 ? '1 persona' : `${members} personas`;
}

/** Said while there is no signal; null with one. */
export function offlineWords(connection: DoorConnection): string | null {
  return connection === 'en-linea'
    ? null
    : 'Sin señal. Sigue marcando: las marcas están a salvo en este teléfono y se envían solas.';
}
