/** Progress of the typing. */
export interface TypingState {
  /** Index of the current line. */
  readonly line: number;
  /** Number of its visible characters. */
  readonly shown: number;
}

/** Times of the typing, in milliseconds. */
export interface TypingPace {
  /** Per character: one number, or a range to choose from at random. */
  readonly charMs: number | readonly [from: number, to: number];
  /** How long a finished line stays. */
  readonly pauseMs: number;
}

/** Pace of the home page's line (spec section 9). */
export const HERO_PACE: TypingPace = { charMs: 80, pauseMs: 1500 };

/** Pace of the contact page's title (spec section 9). */
export const CONTACT_TITLE_PACE: TypingPace = { charMs: [100, 120], pauseMs: 2000 };

/** The whole first line, as before any script. */
export function firstState(lines: readonly string[]): TypingState {
  return { line: 0, shown: lines[0]?.length ?? 0 };
}

/** The next step: one character more, or the next line from its start. */
export function nextState(state: TypingState, lines: readonly string[]): TypingState {
  if (!isWhole(state, lines)) return { ...state, shown: state.shown + 1 };
  return { line: (state.line + 1) % Math.max(lines.length, 1), shown: 0 };
}

/**
 * How long until the next step, in milliseconds.
 * @param random - number in [0, 1) that chooses within a range.
 */
export function stepMs(
  state: TypingState,
  lines: readonly string[],
  pace: TypingPace,
  random: number,
): number {
  if (isWhole(state, lines)) return pace.pauseMs;
  if (typeof pace.charMs === 'number') return pace.charMs;
  const [from, to] = pace.charMs;
  return from + (to - from) * random;
}

function isWhole({ line, shown }: TypingState, lines: readonly string[]): boolean {
  return shown >= (lines[line]?.length ?? 0);
}
