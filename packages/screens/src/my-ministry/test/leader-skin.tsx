import { fullName, ministry } from '../../kit/marking/test/church.ts';
import type { Evening, Skin } from '../../kit/marking/test/evening.tsx';
import { MyMinistry } from '../my-ministry.tsx';
import { LeaderModel } from './leader-model.ts';

const rows = (evening: Evening) => evening.all('button[aria-pressed]');

/** The real list of a leader with its queue of taps. */
export const leaderSkin: Skin = {
  profile: 'administrador',
  model: () => new LeaderModel(),
  open: async () => ({
    element: <MyMinistry ministry={null} onMinistryChange={() => undefined} />,
    close: () => undefined,
  }),
  async tap(evening, member) {
    rows(evening)[ministry.indexOf(member)]?.click();
  },
  async look(evening) {
    const said = (selector: string) => evening.all(selector)[0]?.textContent ?? '';
    const shown = rows(evening);
    const list = ministry.slice(0, shown.length).map((member, index) => {
      const row = shown[index];
      return `${row?.ariaPressed === 'true' ? '✓ ' : ''}${row?.textContent?.replace(fullName(member), '')}`;
    });
    const [notice] = evening
      .all('[role="status"]')
      .flatMap(({ textContent }) => /Faltan? enviar \d+ toques?\./.exec(textContent ?? '') ?? []);
    return {
      head: said('p[role="status"]'),
      field: '',
      sentence: said('[role="alert"]').replace('No se pudo cambiar', '') || (notice ?? ''),
      undo: 0,
      list: list.length === 0 ? null : list,
    };
  },
};
