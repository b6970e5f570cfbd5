import { useEffect, useEffectEvent } from 'react';

interface Layer {
  readonly close: () => void;
}

/** Layers over the page, the uppermost last. */
const layers: Layer[] = [];
/** The page under them. */
let page = '';
/** A move of our own through the history is under way. */
let isMoving = false;
let isListening = false;

/** How many layers the present entry of the history stands for. */
const depthOf = (state: unknown): number => Number((state as { capa?: number } | null)?.capa ?? 0);

/** Gives each layer one entry of the history, and goes back from entries of layers that were closed. */
function settle(): void {
  const depth = depthOf(window.history.state);
  if (isMoving || depth === layers.length) return;
  if (depth > layers.length) {
    isMoving = true;
    window.history.go(layers.length - depth);
    return;
  }
  page = window.location.href;
  for (let capa = depth + 1; capa <= layers.length; capa += 1) {
    window.history.pushState({ ...window.history.state, capa }, '');
  }
}

function onPopState(event: PopStateEvent): void {
  if (layers.length + depthOf(event.state) === 0 && !isMoving) return;
  // The page stays: a router has nothing to do. Whoever jumps to another page goes there, and the layers go with theirs.
  const isHere = window.location.href === page && (isMoving || layers.length > 0);
  if (isHere) event.stopImmediatePropagation();
  if (isHere && !isMoving) {
    for (const { close } of layers.splice(depthOf(event.state))) close();
  }
  isMoving = false;
  settle();
}

/** Closes the uppermost layer. @returns whether there was one. */
export function closeUppermost(): boolean {
  const layer = layers.at(-1);
  layer?.close();
  return layer !== undefined;
}

/**
 * Makes the browser's and the phone's back close a layer over the page, the uppermost first, instead of leaving the page.
 * @param close - called when back was pressed; the layer may also be closed otherwise.
 */
export function useBackLayer(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isListening) window.addEventListener('popstate', onPopState, true);
    isListening = true;
    const layer = { close: () => closeNow() };
    if (open) layers.push(layer);
    settle();
    return () => {
      const at = layers.indexOf(layer);
      if (at === -1) return;
      layers.splice(at, 1);
      settle();
    };
  }, [open]);
}
