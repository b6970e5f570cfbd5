import { timeAt } from '@ministerio/contract/domain';

/**
 * How a door writes times, from UTC milliseconds.
 * @param timeZone - the church's, such as `America/La_Paz`.
 */
export function doorTimes(timeZone: string) {
  const format = new Intl.DateTimeFormat('es', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  });
  /** 'sáb 28 nov' */
  const day = (ms: number) => format.format(ms).replace(',', '');
  /** '19:06' */
  const time = (ms: number) => timeAt(ms, timeZone);
  return { day, time, dayAndTime: (ms: number) => `${day(ms)}, ${time(ms)}` };
}
