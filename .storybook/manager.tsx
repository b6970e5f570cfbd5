import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { API_HashEntry } from 'storybook/internal/types';
import { type API, addons } from 'storybook/manager-api';
import { statusOf } from '../packages/ui/src/docs/status.ts';
import { type Scheme, vitralTheme } from './theme/vitral.ts';

const siteUrl = process.env.STORYBOOK_SITE_URL;

function applyTheme(globals: Readonly<Record<string, unknown>>) {
  const scheme: Scheme = globals.theme === 'dark' ? 'dark' : 'light';
  addons.setConfig({ theme: vitralTheme(scheme, siteUrl) });
}

/** A component's name, with its status where that is not 'stable'. */
function renderLabel(item: API_HashEntry) {
  const status = item.type === 'component' ? statusOf(item.tags) : 'stable';
  if (status === 'stable') return item.name;
  return (
    <>
      {item.name} <small className="vitral-status">{status}</small>
    </>
  );
}

addons.setConfig({ theme: vitralTheme('light', siteUrl), sidebar: { renderLabel } });

addons.register('vitral', (api: API) => {
  api.on(SET_GLOBALS, ({ globals }) => applyTheme(globals));
  api.on(GLOBALS_UPDATED, ({ globals }) => applyTheme(globals));
});
