import type { ContentDocuments } from '@ministerio/contract';
import {
  addDays,
  type CalendarDate,
  dayOfMonth,
  daysBetween,
  nextDates,
  weekdayName,
  weekdayOf,
} from '@ministerio/contract/domain';

type Program = Pick<ContentDocuments, 'horarios' | 'excepciones'>;

/** A meeting as it is on one day. */
export interface ProgramEntry {
  readonly id: string;
  readonly title: string;
  /** HH:MM; of a meeting that is not held, when it usually begins. */
  readonly start: string;
  readonly place: string | null;
  /** Change of that day; null where all is as usual. */
  readonly change: string | null;
  readonly isHeld: boolean;
}

/** Program of a day. */
export interface DayProgram {
  readonly date: CalendarDate;
  /** 'Este sábado', 'Hoy, sábado 21'. */
  readonly title: string;
  readonly entries: readonly ProgramEntry[];
}

/** Opening hours are no meetings. */
const isMeeting = ({ seccion }: Program['horarios'][number]) =>
  seccion !== 'oficina' && seccion !== 'seminario';

/**
 * The next day with a meeting, and its published program.
 * @param today - the church's day.
 * @returns null where no meeting has a weekday.
 */
export function dayProgram({ horarios, excepciones }: Program, today: CalendarDate): DayProgram | null {
  const meetings = horarios.filter(isMeeting);
  const days = [...new Set(meetings.flatMap(({ dias }) => dias))];
  const [date] = nextDates(days, today, 1);
  if (date === undefined) return null;
  const entries = meetings
    .filter(({ dias }) => dias.includes(weekdayOf(date)))
    .map((meeting) => {
      const change = excepciones.find(({ reunion, fecha }) => reunion === meeting.id && fecha === date);
      return entryOf(meeting, change);
    })
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
  return { date, title: titleOf(date, today), entries };
}

function entryOf(
  meeting: Program['horarios'][number],
  change: Program['excepciones'][number] | undefined,
): ProgramEntry {
  const { id = meeting.titulo, titulo: title, inicio } = meeting;
  const reason = change?.motivo ? `: ${change.motivo}` : '';
  if (change === undefined)
    return { id, title, start: inicio, place: meeting.lugar, change: null, isHeld: true };
  if (change.tipo === 'suspendida')
    return { id, title, start: inicio, place: null, change: `No hay${reason}`, isHeld: false };
  return {
    id,
    title,
    start: change.inicio ?? inicio,
    place: change.lugar ?? meeting.lugar,
    change: `Cambia de hora${reason}`,
    isHeld: true,
  };
}

function titleOf(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return `Hoy, ${dayOfMonth(date)}`;
  if (date === addDays(today, 1)) return `Mañana, ${dayOfMonth(date)}`;
  return daysBetween(today, date) < 7 ? `Este ${weekdayName(weekdayOf(date))}` : dayOfMonth(date);
}
