import type { CountedDay } from '@ministerio/contract';
import { type CalendarDate, dayWords, groupThousands, presentWords } from '@ministerio/contract/domain';

interface SummaryFacts {
  /** The church's name. */
  readonly church: string;
  /** The day in numbers. */
  readonly day: Pick<CountedDay, 'fecha' | 'conNumero' | 'primeraVez' | 'visitas'>;
  /** Mean of the same weekday before; null without one, and until the day is over. */
  readonly average: number | null;
  /** The church's day, YYYY-MM-DD. */
  readonly today: CalendarDate;
}

/**
 * A day for the leaders' group, in counts alone: 'Ministerio Juvenil, sábado 21 de noviembre: 143 miembros (+12) y 12
 * visitas, 6 por primera vez'. A 0 is left out.
 */
export function summaryWords({ church, day, average, today }: SummaryFacts): string {
  const { fecha, conNumero, primeraVez, visitas } = day;
  const difference = average === null ? 0 : conNumero - average;
  const compared =
    difference === 0 ? '' : ` (${difference > 0 ? '+' : '-'}${groupThousands(Math.abs(difference))})`;
  const parts = [
    presentWords(conNumero, visitas, compared),
    primeraVez > 0 && `${groupThousands(primeraVez)} por primera vez`,
  ];
  return `${church}, ${dayWords(fecha, today)}: ${parts.filter((part) => part !== false).join(', ')}`;
}
