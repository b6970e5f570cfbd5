import { dateWords, type YearWindow } from '@ministerio/contract/domain';

/** Text of the window. */
export interface YearWindowWords {
  /** The number that is the news: '39 de 47 semanas'. */
  readonly figure: string;
  /** '10 seguidas, desde el 19 de septiembre'; null for fewer than two. */
  readonly streak: string | null;
  /** Both in a sentence, for beside the small window. */
  readonly sentence: string;
}

const BEGINS = 'Tu ventana empieza esta semana.';

/** The window in words, which are its text alternative. */
export function yearWindowWords({ year, attended, weeks, streak, litToday }: YearWindow): YearWindowWords {
  if (weeks === 0) return { figure: BEGINS, streak: null, sentence: BEGINS };
  const inARow = streak.weeks > 1 && streak.since !== null ? streak.since : null;
  const since = inARow === null ? '' : `, desde el ${dateWords(inARow, year)}`;
  const sentence = [
    attended === 1 ? '1 semana' : `${attended} semanas`,
    ` de ${weeks}`,
    inARow === null ? '.' : `, ${streak.weeks} seguidas.`,
    litToday ? ' Hoy se encendió un vidrio.' : '',
  ].join('');
  return {
    figure: `${attended} de ${weeks} ${weeks === 1 ? 'semana' : 'semanas'}`,
    streak: inARow === null ? null : `${streak.weeks} seguidas${since}`,
    sentence,
  };
}
