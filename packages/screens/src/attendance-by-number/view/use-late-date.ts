import type { LateDates } from '@ministerio/contract/domain';
import { useState } from 'react';

const off = {
  /** Whether a paper list is being entered: no mark may be made for today. */
  active: false,
  /** Value of the date field, YYYY-MM-DD; '' while incomplete. */
  typed: '',
  /** Whether an invalid day is shown as an error: after the field was left or a mark was tried. */
  validated: false,
};

/** The state of 'Otra fecha'. */
export type LateDate = ReturnType<typeof useLateDate>;

/**
 * 'Otra fecha', the day of a paper list.
 * @param dates - the range of allowed days; `chosen` is the typed day within it, else null.
 */
export function useLateDate(dates: LateDates | undefined) {
  const [state, setState] = useState(off);
  const { typed } = state;
  const isRight = dates !== undefined && typed >= dates.first && typed <= dates.last;
  return {
    ...state,
    chosen: state.active && isRight ? typed : null,
    start: () => setState({ ...off, active: true }),
    stop: () => setState(off),
    type: (date: string) => setState((previous) => ({ ...previous, typed: date })),
    validate: () => setState((previous) => ({ ...previous, validated: true })),
  };
}
