import type { ContentDocuments } from '@ministerio/contract';
import { addDays, type CalendarDate, weekdayOf } from '@ministerio/contract/domain';

/** Days on which meetings were suspended, and so are nobody's absence. */
export interface SuspendedDays {
  /** Whether every meeting of a ministry was suspended on a day: its own of that weekday, or else everybody's. */
  readonly isSuspended: (ministry: number, day: CalendarDate) => boolean;
  /** Days on which every meeting was, newest first, with the reason where one is written. */
  readonly whole: readonly { readonly fecha: CalendarDate; readonly motivo: string | null }[];
}

const SHOWN_DAYS = 35;

/** Reads the church's suspended meetings, also those of past days. @param today - the church's day. */
export function suspendedDays(
  { horarios, excepciones }: Pick<ContentDocuments, 'horarios' | 'excepciones'>,
  today: CalendarDate,
): SuspendedDays {
  const reasons = new Map<string, string | null>();
  for (const { reunion, fecha, tipo, motivo } of excepciones) {
    if (tipo === 'suspendida') reasons.set(`${reunion} ${fecha}`, motivo);
  }
  const meetingsOf = (day: CalendarDate) => horarios.filter(({ dias }) => dias.includes(weekdayOf(day)));
  const areSuspended = (meetings: readonly { readonly id?: string | undefined }[], day: CalendarDate) =>
    meetings.length > 0 && meetings.every(({ id }) => reasons.has(`${id} ${day}`));
  const dates = new Set(excepciones.map(({ fecha }) => fecha));
  const shown = [...dates].filter((day) => day <= today && day >= addDays(today, -SHOWN_DAYS)).sort();
  return {
    isSuspended(ministry, day) {
      const meetings = meetingsOf(day);
      const own = meetings.filter(({ ministerio }) => ministerio === ministry);
      const everybodys = meetings.filter(({ ministerio }) => ministerio === null);
      return areSuspended(own.length > 0 ? own : everybodys, day);
    },
    whole: shown.reverse().flatMap((day) => {
      const meetings = meetingsOf(day);
      if (!areSuspended(meetings, day)) return [];
      const motivo = meetings
        .map(({ id }) => reasons.get(`${id} ${day}`) ?? null)
        .find((one) => one !== null);
      return [{ fecha: day, motivo: motivo ?? null }];
    }),
  };
}
