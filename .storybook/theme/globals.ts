import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Values of the toolbar: `theme` is 'light' or 'dark', `palette` a key of the palettes. */
export type ToolbarGlobals = Readonly<Record<string, unknown>>;

const none: ToolbarGlobals = {};

function read(): ToolbarGlobals {
  const channel = addons.getChannel();
  const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return last?.globals ?? none;
}

function subscribe(onChange: () => void): () => void {
  const channel = addons.getChannel();
  const events = [SET_GLOBALS, GLOBALS_UPDATED];
  for (const event of events) channel.on(event, onChange);
  return () => {
    for (const event of events) channel.off(event, onChange);
  };
}

/** The toolbar's globals for pages that show no story: hooks of Storybook work in decorators only. */
export function useToolbarGlobals(): ToolbarGlobals {
  return useSyncExternalStore(subscribe, read);
}
