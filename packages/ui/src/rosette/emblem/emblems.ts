import type { EmblemName } from '@ministerio/content/types';
import { emptyTomb, microphone } from './drawings/activities.ts';
import { cupAndWheat, mountains, scroll } from './drawings/church.ts';
import { dove, handsWithSeed } from './drawings/service.ts';
import { bookWithKey, crossAndSun, drop, house } from './drawings/studies.ts';
import { compass, flame, lantern, openBook } from './drawings/youth.ts';
import type { Emblem } from './emblem.ts';

/** The emblem of every subject, by the id of its section or activity. */
export const emblems: Readonly<Record<EmblemName, Emblem>> = {
  reuniones: cupAndWheat,
  centroderetiros: mountains,
  ciet: scroll,
  evangelio: crossAndSun,
  bautizo: drop,
  escueladevida: house,
  seminario: bookWithKey,
  semanasanta: emptyTomb,
  serviciojuvenil: microphone,
  adolescentes: lantern,
  jovenes: flame,
  exploradoresdelrey: compass,
  escueladominical: openBook,
  intercesion: dove,
  evangelismo: handsWithSeed,
};
