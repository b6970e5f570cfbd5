import { scriptedButton } from '../loading/scripted-button.ts';

/** A press on a button before its section is hydrated. */
interface Press {
  readonly event: Event;
  readonly button: HTMLElement;
}

/** The last press in each section that is not hydrated yet, by the section's ids. */
const pending = new Map<readonly string[], Press | undefined>();

/** Captures before React, which stops presses on sections that it has not hydrated. */
function capture(event: Event): void {
  const button = scriptedButton(event);
  if (!button) return;
  for (const ids of pending.keys()) {
    if (ids.some((id) => document.getElementById(id)?.contains(button))) pending.set(ids, { event, button });
  }
}

/**
 * Keeps the last press in a section until {@link replayClicks}.
 * @param ids - of the section's elements.
 */
export function captureClicks(ids: readonly string[]): void {
  if (pending.size === 0) window.addEventListener('click', capture, { capture: true });
  pending.set(ids, undefined);
}

/**
 * Ends the capture, as soon as the section handles presses itself.
 * @returns replays the captured press, so that no tap is lost; does nothing where React hydrated the section for this
 * very press and replays it itself.
 */
export function replayClicks(ids: readonly string[]): () => void {
  const press = pending.get(ids);
  pending.delete(ids);
  if (pending.size === 0) window.removeEventListener('click', capture, { capture: true });
  const isDispatching = press?.event.eventPhase !== Event.NONE;
  return () => {
    if (press?.button.isConnected && !isDispatching) press.button.click();
  };
}
