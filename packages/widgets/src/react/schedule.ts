import type { Instance } from './instance.ts';

const waiting = new Set<Instance>();

/** Draws an instance again before the browser paints; several changes of one moment are drawn once. */
export function schedule(instance: Instance): void {
  if (waiting.size === 0) queueMicrotask(drawWaiting);
  waiting.add(instance);
}

function drawWaiting(): void {
  // In the order of their changes; one that is drawn with an ancestor is drawn twice at worst.
  for (const instance of waiting) {
    waiting.delete(instance);
    if (!instance.gone) instance.root.redraw(instance);
  }
}
