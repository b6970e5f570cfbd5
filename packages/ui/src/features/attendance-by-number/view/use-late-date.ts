import type { CalendarDate, LateDates } from '@ministerio/contract/domain';
import { useState } from 'react';

/** Whether the desk writes down a paper list, and of which day. */
export interface LateDate {
  /** The day is being chosen or chosen: no mark may slip into today. */
  readonly active: boolean;
  /** What stands in the date field, YYYY-MM-DD; '' while nothing whole does. */
  readonly typed: string;
  /** The chosen day, if it is one that can be marked. */
  readonly chosen: CalendarDate | null;
  /** What stands there may be called wrong: somebody left the field, or tried to mark. */
  readonly validated: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  readonly type: (date: string) => void;
  readonly validate: () => void;
}

const off = { active: false, typed: '', validated: false };

/** @param dates - the days that can be marked afterwards. */
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
