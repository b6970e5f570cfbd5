import { useCallback, useState } from 'react';

/**
 * State that a parent may hold (`value` is given) or leave to the component.
 * @param value the parent's value; `undefined` leaves the state here
 * @param initial what the state starts with when it is held here
 * @param onChange told of every change, whoever holds the state
 */
export function useControllableState<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = useCallback(
    (next: Value) => {
      if (value === undefined) setOwn(next);
      onChange?.(next);
    },
    [value, onChange],
  );
  return [value === undefined ? own : value, change];
}
