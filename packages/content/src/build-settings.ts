import type { ChurchSettings } from './church-settings.ts';

/** What no document says, and only a build changes; `npm run new -- church` writes it. */
export const buildSettings: Pick<ChurchSettings, 'offline' | 'rosetteSeed'> = {
  offline: true,
  rosetteSeed: 1980,
};
