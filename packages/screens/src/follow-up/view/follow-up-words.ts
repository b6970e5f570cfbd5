import type { FollowUp, FollowUpContact, FollowUpLists } from '@ministerio/contract';
import {
  type CalendarDate,
  dateOf,
  dayNumber,
  dayOfMonth,
  FOLLOW_UP_STATES,
  listWords,
  shortDate,
  sinceWords,
  weekdayName,
  weekdayOf,
} from '@ministerio/contract/domain';

/** One of the three lists. */
export type FollowUpListName = Exclude<keyof FollowUpLists, 'noContaron' | 'mas'>;

/** The lists in the order of their tabs. */
export const followUpLists = {
  nuevos: 'Nuevos',
  faltan: 'Faltan',
  volvieron: 'Volvieron',
} as const satisfies Readonly<Record<FollowUpListName, string>>;

/** Whether a text, such as one of an address, names a list. */
export const isFollowUpList = (text: string | null): text is FollowUpListName =>
  text !== null && Object.hasOwn(followUpLists, text);

/** Recipient of a row's button; a leader reads neither a guardian's name nor until when one waits. */
export type ShownContact = FollowUpContact | { readonly clase: 'espera'; readonly desde: null };

/** Fields of a row that a leader may not read (R51, R65). */
type Unread =
  | 'usuario'
  | 'ministerios'
  | 'invito'
  | 'chatAbierto'
  | 'escrito'
  | 'esperaHasta'
  | 'avisoHasta'
  | 'nota';

/** A row as its reader may know it: what is undefined is neither shown nor noted. */
export interface ShownFollowUp extends Omit<FollowUp, Unread | 'contacto'>, Partial<Pick<FollowUp, Unread>> {
  readonly contacto: ShownContact;
  /** An absence was announced, and the reader may not know until when. */
  readonly aviso?: boolean;
}

/** The lists as their reader may know them. */
export interface ShownLists
  extends Readonly<Record<FollowUpListName, readonly ShownFollowUp[]>>,
    Pick<FollowUpLists, 'mas'>,
    Partial<Pick<FollowUpLists, 'noContaron'>> {}

/** The church's clock. */
export interface FollowUpClock {
  /** UTC milliseconds. */
  readonly nowMs: number;
  readonly timeZone: string;
}

const LISTED_DAYS = 3;

/** The church's day, YYYY-MM-DD. */
export const todayOf = ({ nowMs, timeZone }: FollowUpClock): CalendarDate => dateOf(nowMs, timeZone);

/** A minor's and a visitor's surname is an initial. */
export const followUpName = ({ nombre, apellido }: ShownFollowUp): string => `${nombre} ${apellido}`.trim();

const missedWords = (count: number) => `faltó a ${count} ${count === 1 ? 'reunión' : 'reuniones'}`;

/** Why somebody is listed: 'Última: 31-10 · faltó a 3 reuniones', 'Vino el 14 y el 21'. */
export function whyWords(row: ShownFollowUp, list: FollowUpListName, clock: FollowUpClock): string {
  const today = todayOf(clock);
  const [newest] = row.dias;
  if (newest === undefined) return '';
  if (list === 'faltan') return `Última: ${shortDate(newest, today)} · ${missedWords(row.faltas)}`;
  if (list === 'volvieron') return `Volvió el ${dayNumber(newest, today)} · ${missedWords(row.faltas)}`;
  const visits = visitWords(row.dias, today);
  return row.invito == null ? visits : `${visits}. Invitó ${row.invito}`;
}

function visitWords(days: readonly CalendarDate[], today: CalendarDate): string {
  const named = days.toReversed().map((day) => `el ${dayNumber(day, today)}`);
  if (named.length === 1) return `Primera vez: ${named[0]}`;
  if (days.length > LISTED_DAYS) return `Vino ${days.length} veces, la última ${named.at(-1)}`;
  return `Vino ${listWords(named)}`;
}

/** Holder of the row and the work done: 'Luis lo tomó hace 10 min', 'La tienes tú. Chat abierto'. Null for nothing. */
export function holderWords(row: ShownFollowUp, list: FollowUpListName, clock: FollowUpClock): string | null {
  const { tomado, escrito, chatAbierto = null, estado } = row;
  const wrote = wroteWords(row, clock);
  const answered = estado === 'respondio' ? 'Respondió' : null;
  if (tomado?.tuyo) {
    const mine =
      escrito && escrito.por === tomado.por
        ? `Escribiste ${sinceWords(escrito.cuando, clock.nowMs, clock.timeZone)}`
        : wrote;
    const isOpen = chatAbierto !== null && (escrito == null || escrito.cuando < chatAbierto);
    return ['La tienes tú', answered ?? (isOpen ? 'Chat abierto' : mine)].filter(Boolean).join('. ');
  }
  if (tomado !== null) {
    const taken = `${tomado.por} lo tomó ${sinceWords(tomado.cuando, clock.nowMs, clock.timeZone)}`;
    return answered === null ? (wrote ?? taken) : `${taken}. ${answered}`;
  }
  if (answered !== null) return wrote === null ? answered : `${wrote}. ${answered}`;
  return wrote ?? (list === 'volvieron' && escrito === null ? 'Nadie le había escrito' : null);
}

/** Author of the message; a leader reads only that there is one. Null for none. */
function wroteWords({ escrito, estado }: ShownFollowUp, clock: FollowUpClock): string | null {
  if (escrito === undefined) return estado === 'escrito' ? FOLLOW_UP_STATES.escrito : null;
  return escrito && `${escrito.por} le escribió ${sinceWords(escrito.cuando, clock.nowMs, clock.timeZone)}`;
}

interface PutOff {
  readonly estado: FollowUp['estado'];
  readonly esperaHasta?: string | null | undefined;
  readonly avisoHasta?: string | null | undefined;
  readonly aviso?: boolean | undefined;
}

/** Why a row was put off: 'Espera hasta el 28'. Null where it was not. */
export function putOffWords(
  { estado, esperaHasta, avisoHasta, aviso }: PutOff,
  today: CalendarDate,
): string | null {
  if (estado === 'no-insistir') return 'No insistir hasta que vuelva';
  if (avisoHasta != null && avisoHasta >= today)
    return `Avisó: no vendrá hasta el ${dayNumber(avisoHasta, today)}`;
  if (aviso) return 'Avisó que no vendrá';
  if (esperaHasta != null && esperaHasta >= today) return `Espera hasta el ${dayNumber(esperaHasta, today)}`;
  return null;
}

/** Whether it waits for another day: it is at the end of its list, and not counted. */
export const isPutOff = (row: PutOff, today: CalendarDate): boolean => putOffWords(row, today) !== null;

/** Whether somebody can be written to, now. */
export const canWriteTo = ({ clase }: ShownContact): boolean => clase === 'propio' || clase === 'tutor';

/** Recipient of the button, after 'Escribir a': 'Ana', 'su mamá, Rosa', 'su familia'. */
export function contactName({ contacto, nombre }: ShownFollowUp): string {
  if (contacto.clase !== 'tutor') return nombre;
  const { parentesco, nombre: guardian } = contacto;
  if (guardian === null) return 'su familia';
  if (parentesco === 'madre') return `su mamá, ${guardian}`;
  if (parentesco === 'padre') return `su papá, ${guardian}`;
  return parentesco === 'otro' ? `${guardian}, a su cargo` : `${guardian}, de su familia`;
}

/** Partner of a chat, where the row is not beside it: 'Ana', 'la familia de Mateo'. */
export function chatPartner({ contacto, nombre }: ShownFollowUp): string {
  return contacto.clase === 'tutor' ? `la familia de ${nombre}` : nombre;
}

/** Recipient of a message, or the reason why there is none; null where it is the person. */
export function contactWords(row: ShownFollowUp, clock: FollowUpClock): string | null {
  const { contacto, dias } = row;
  const [newest] = dias;
  if (contacto.clase === 'propio') return null;
  if (contacto.clase === 'tutor') return `A ${contactName(row)}`;
  if (contacto.clase === 'sin-tutor') return 'Sin tutor: habla con quien coordina';
  if (contacto.clase === 'espera') {
    if (contacto.desde === null) return 'Su ficha cambió: podrás escribir en unos días';
    const day = dayNumber(dateOf(contacto.desde, clock.timeZone), todayOf(clock));
    return `Su ficha cambió: podrás escribir desde el ${day}`;
  }
  const weekday = newest === undefined ? '' : ` el ${weekdayName(weekdayOf(newest))}`;
  return `Sin contacto. Dale un saludo${weekday}`;
}

/** 'El sábado 7 no contó: se suspendió.' */
export function uncountedWords({ fecha, motivo }: FollowUpLists['noContaron'][number]): string {
  return `El ${dayOfMonth(fecha)} no contó${motivo === null ? '' : `: ${motivo}`}.`;
}
