import { type Ref, type RefCallback, useCallback } from 'react';

function assign<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/** One ref that sets two: the component's own and its caller's. */
export function useMergedRef<Element>(
  own: Ref<Element>,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      assign(own, element);
      assign(given, element);
    },
    [own, given],
  );
}
