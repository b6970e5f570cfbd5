const HOUR = 60;
const DAY = 24 * HOUR;
/** More labels than these touch each other. */
const MOST_SPACES = 4;

/** Minutes since midnight. @param time - `HH:MM` or `HH:MM:SS` */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5));

interface Hours {
  /** `HH:MM`. */
  readonly inicio: string;
  /** `HH:MM`; when it is not after the start, on the following day. */
  readonly fin: string;
}

/** Start and end in minutes after midnight of the day on which it starts. */
function span({ inicio, fin }: Hours) {
  const from = minutesOf(inicio);
  const to = minutesOf(fin);
  return { from, to: to > from ? to : to + DAY };
}

/** The hours that a week's meetings share, to scale. */
export interface WeekAxis {
  /** Whole hours with their place. */
  readonly ticks: readonly { readonly label: string; readonly at: number }[];
  /** Place and length of a meeting. All places are in per cent of the axis. */
  readonly bar: (hours: Hours) => { readonly at: number; readonly length: number };
}

/**
 * The axis of all meetings, from a whole hour to a whole hour.
 * @param meetings - at least one.
 */
export function weekAxis(meetings: readonly Hours[]): WeekAxis {
  const spans = meetings.map(span);
  const first = Math.floor(Math.min(...spans.map(({ from }) => from)) / HOUR);
  const last = Math.ceil(Math.max(...spans.map(({ to }) => to)) / HOUR);
  const step = Math.ceil((last - first) / MOST_SPACES);
  // The axis ends at a label, too.
  const spaces = Math.ceil((last - first) / step);
  const length = spaces * step * HOUR;
  const place = (minutes: number) => (100 * (minutes - first * HOUR)) / length;
  return {
    ticks: Array.from({ length: spaces + 1 }, (_, index) => {
      const hour = first + index * step;
      return { label: `${String(hour % 24).padStart(2, '0')}:00`, at: place(hour * HOUR) };
    }),
    bar: (hours) => {
      const { from, to } = span(hours);
      return { at: place(from), length: (100 * (to - from)) / length };
    },
  };
}
