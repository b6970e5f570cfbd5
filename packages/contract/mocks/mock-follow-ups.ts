import type { HttpHandler } from 'msw';
import { fixtureNow, followUps } from '../fixtures/index.ts';
import {
  dropFollowUp,
  type FollowUp,
  type FollowUpLists,
  listFollowUps,
  noteFollowUp,
  openFollowUpChat,
  takeFollowUp,
} from '../src/index.ts';
import { mock } from './mock.ts';

/** Handlers of 'Seguimiento' that remember what was done to the rows, as our server does. @param given - its lists. */
export function mockFollowUps(given: FollowUpLists = followUps): readonly HttpHandler[] {
  const { noContaron, ...lists } = given;
  const changed = new Map<string, FollowUp>();
  const current = (row: FollowUp) => changed.get(row.id) ?? row;
  const all = [...lists.nuevos, ...lists.faltan, ...lists.volvieron];
  const cuando = new Date(fixtureNow).toISOString();

  function change(id: string | undefined, changes: Partial<FollowUp>): FollowUp {
    const row = all.find((one) => one.id === id);
    if (row === undefined) throw new TypeError(`contract/mocks: there is no follow-up '${id}'.`);
    const next = { ...current(row), ...changes };
    changed.set(row.id, next);
    return next;
  }
  return [
    mock(listFollowUps, () => ({
      nuevos: lists.nuevos.map(current),
      faltan: lists.faltan.map(current),
      volvieron: lists.volvieron.map(current),
      noContaron,
    })),
    mock(takeFollowUp, ({ params }) => change(params.id, { tomado: { por: 'Ruth', tuyo: true, cuando } })),
    mock(dropFollowUp, ({ params }) => change(params.id, { tomado: null })),
    mock(openFollowUpChat, ({ params, body }) => ({
      direccion: `https://wa.me/59170012345?text=${encodeURIComponent(openFollowUpChat.body.parse(body).texto)}`,
      fila: change(params.id, { chatAbierto: cuando }),
    })),
    mock(noteFollowUp, ({ params, body }) => {
      const { estado, esperaHasta, avisoHasta, nota } = noteFollowUp.body.parse(body);
      return change(params.id, {
        ...(estado && { estado }),
        ...(estado === 'escrito' && { escrito: { por: 'Ruth', cuando } }),
        ...(esperaHasta !== undefined && { esperaHasta }),
        ...(avisoHasta !== undefined && { avisoHasta }),
        ...(nota !== undefined && { nota }),
      });
    }),
  ];
}
