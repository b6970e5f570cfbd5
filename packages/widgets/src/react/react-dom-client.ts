/** Stands in for `react-dom/client`. */
import { Fragment } from './element.ts';
import type { Instance } from './instance.ts';
import { drawInto, redraw, remove } from './tree.ts';

/** A place in the page to draw into; it must be empty. */
export function createRoot(
  container: HTMLElement,
  { onUncaughtError }: { readonly onUncaughtError?: (error: unknown) => void } = {},
) {
  const unmount = () => instance.children.splice(0).forEach(remove);
  const instance: Instance = {
    type: Fragment,
    key: 0,
    parent: undefined,
    root: { clear: unmount, redraw, ...(onUncaughtError ? { onUncaughtError } : {}) },
    isSvg: false,
    props: {},
    dom: container,
    children: [],
    hooks: [],
    effects: [],
  };
  return { render: (value: unknown) => drawInto(instance, value), unmount };
}
