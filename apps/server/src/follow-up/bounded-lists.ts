import type { FollowUp } from '@ministerio/contract';
import { type CalendarDate, FOLLOW_UPS_MAX } from '@ministerio/contract/domain';
import type { ListName } from './derive-lists.ts';
import type { Row } from './rows.ts';

/**
 * The three lists of an answer, by the newest day; who waits for another day comes last.
 * @param tell - a row as its reader may know it.
 * @param today - the church's day.
 */
export function boundedLists<Told>(rows: readonly Row[], tell: (row: Row) => Told, today: CalendarDate) {
  const bounded = (list: ListName) => {
    const all = rows.filter(({ episode }) => episode.list === list);
    const ordered = [...all].sort((one, other) => compared(one.answer, other.answer, today));
    const shown = ordered.slice(0, FOLLOW_UPS_MAX).map(tell);
    const leftOut = ordered.slice(FOLLOW_UPS_MAX).filter(({ answer }) => !waits(answer, today));
    return { shown, leftOut: leftOut.length };
  };
  const [nuevos, faltan, volvieron] = [bounded('nuevos'), bounded('faltan'), bounded('volvieron')];
  return {
    nuevos: nuevos.shown,
    faltan: faltan.shown,
    volvieron: volvieron.shown,
    mas: { nuevos: nuevos.leftOut, faltan: faltan.leftOut, volvieron: volvieron.leftOut },
  };
}

/** Whether nobody has to write now. */
function waits({ estado, esperaHasta, avisoHasta }: FollowUp, today: CalendarDate): boolean {
  if (estado === 'no-insistir') return true;
  return (esperaHasta !== null && esperaHasta >= today) || (avisoHasta !== null && avisoHasta >= today);
}

function compared(one: FollowUp, other: FollowUp, today: CalendarDate): number {
  const later = Number(waits(one, today)) - Number(waits(other, today));
  if (later !== 0) return later;
  const [day = ''] = one.dias;
  const [otherDay = ''] = other.dias;
  if (day !== otherDay) return day < otherDay ? 1 : -1;
  return one.id < other.id ? -1 : 1;
}
