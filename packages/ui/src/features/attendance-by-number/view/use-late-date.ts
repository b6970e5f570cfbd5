import type { CalendarDate, LateDates } from '@ministerio/contract/domain';
import { useState } from 'react';

/** The state of 'Otra fecha', the day of a paper list. */
export interface LateDate {
  /** Whether a paper list is being entered: no mark may be made for today. */
  readonly active: boolean;
  /** Value of the date field, YYYY-MM-DD; '' while incomplete. */
  readonly typed: string;
  /** The typed day if it is within range, else null. */
  readonly chosen: CalendarDate | null;
  /** Whether an invalid day is shown as an error: after the field was left or a mark was tried. */
  readonly validated: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  readonly type: (date: string) => void;
  readonly validate: () => void;
}

const off = { active: false, typed: '', validated: false };

/** @param dates - the range of allowed days. */
export function useLateDate(dates: LateDates | undefined): LateDate {
  const [state, setState] = useState(off);
  const { typed } = state;
  const isRight = dates !== undefined && typed >= dates.first && typed <= dates.last;
  return {
    ...state,
    chosen: state.active && isRight ? typed : null,
    start: () => setState({ ...off, active: true }),
    stop: () => setState(off),
    type: (date) => setState((previous) => ({ ...previous, typed: date })),
    validate: () => setState((previous) => ({ ...previous, validated: true })),
  };
}
