import { useCallback, useState } from 'react';

/**
 * State that is controlled by a parent (`value` is given) or the component's own.
 * @param value - the parent's value; `undefined` for uncontrolled state.
 * @param initial - first value of uncontrolled state.
 * @param onChange - called with every change, controlled or not.
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
