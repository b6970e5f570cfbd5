import type { ChurchSettings } from './church-settings.ts';

/** Settings that only a build changes; `npm run new -- church` writes the seed. */
export const buildSettings: Pick<ChurchSettings, 'offline' | 'rosetteSeed'> = {
  offline: true,
  rosetteSeed: 1980,
};
