import { scriptedButton } from '../loading/scripted-button.ts';

/** A press on a button that does not answer yet. */
interface Press {
  readonly event: Event;
  readonly button: HTMLElement;
}

/** The last press on each part of the page that stands as it was prerendered, by the part's ids. */
const waiting = new Map<readonly string[], Press | undefined>();

/** Before React, which does not let a press through to the document that it cannot answer. */
function keep(event: Event): void {
  const button = scriptedButton(event);
  if (!button) return;
  for (const ids of waiting.keys()) {
    if (ids.some((id) => document.getElementById(id)?.contains(button))) waiting.set(ids, { event, button });
  }
}

/** From now on a press in this part is kept until {@link partAnswers}. @param ids - of the part's elements. */
export function partWaits(ids: readonly string[]): void {
  if (waiting.size === 0) window.addEventListener('click', keep, { capture: true });
  waiting.set(ids, undefined);
}

/**
 * The part answers by itself. To be called as soon as it does.
 * @returns presses again what was pressed meanwhile, so that no tap is lost; nothing where React has brought the part
 * to life for this very press and goes on to answer it.
 */
export function partAnswers(ids: readonly string[]): () => void {
  const press = waiting.get(ids);
  waiting.delete(ids);
  if (waiting.size === 0) window.removeEventListener('click', keep, { capture: true });
  const isUnderWay = press?.event.eventPhase !== Event.NONE;
  return () => {
    if (press?.button.isConnected && !isUnderWay) press.button.click();
  };
}
