import type { HttpHandler } from 'msw';
import { fixtureNow, followUps, ministryFollowUps } from '../fixtures/index.ts';
import {
  dropFollowUp,
  dropMinistryFollowUp,
  type FollowUpLists,
  listFollowUps,
  listMinistryFollowUps,
  type MinistryFollowUps,
  noteFollowUp,
  noteMinistryFollowUp,
  openFollowUpChat,
  openMinistryChat,
  takeFollowUp,
  takeMinistryFollowUp,
} from '../src/index.ts';
import { mock } from './mock.ts';

const cuando = new Date(fixtureNow).toISOString();
const takenByRuth = { por: 'Ruth', tuyo: true, cuando };
const chatAddress = (texto: string) => `https://wa.me/59170012345?text=${encodeURIComponent(texto)}`;

/** Rows that remember what was done to them. */
class Remembered<Row extends { readonly id: string }> {
  readonly #rows: Map<string, Row>;

  constructor(rows: readonly Row[]) {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
  }

  /** The row as it is now. */
  readonly current = (row: Row): Row => this.#rows.get(row.id) ?? row;

  change(id: string | undefined, changes: Partial<Row>): Row {
    const row = this.#rows.get(id ?? '');
    if (row === undefined) throw new TypeError(`contract/mocks: there is no follow-up '${id}'.`);
    const next = { ...row, ...changes };
    this.#rows.set(row.id, next);
    return next;
  }
}

/** Handlers of 'Seguimiento' that remember what was done to the rows, as our server does. @param given - its lists. */
export function mockFollowUps(given: FollowUpLists = followUps): readonly HttpHandler[] {
  const { noContaron, mas, ...lists } = given;
  const rows = new Remembered([...lists.nuevos, ...lists.faltan, ...lists.volvieron]);
  return [
    mock(listFollowUps, () => ({
      nuevos: lists.nuevos.map(rows.current),
      faltan: lists.faltan.map(rows.current),
      volvieron: lists.volvieron.map(rows.current),
      mas,
      noContaron,
    })),
    mock(takeFollowUp, ({ params }) => rows.change(params.id, { tomado: takenByRuth })),
    mock(dropFollowUp, ({ params }) => rows.change(params.id, { tomado: null })),
    mock(openFollowUpChat, ({ params, body }) => ({
      direccion: chatAddress(openFollowUpChat.body.parse(body).texto),
      fila: rows.change(params.id, { chatAbierto: cuando }),
    })),
    mock(noteFollowUp, ({ params, body }) => {
      const { estado, esperaHasta, avisoHasta, nota } = noteFollowUp.body.parse(body);
      return rows.change(params.id, {
        ...(estado && { estado }),
        ...(estado === 'escrito' && { escrito: { por: 'Ruth', cuando } }),
        ...(esperaHasta !== undefined && { esperaHasta }),
        ...(avisoHasta !== undefined && { avisoHasta }),
        ...(nota !== undefined && { nota }),
      });
    }),
  ];
}

/** Handlers of a leader's 'Seguimiento', of whatever ministry. @param lists - its lists. */
export function mockMinistryFollowUps(lists: MinistryFollowUps = ministryFollowUps): readonly HttpHandler[] {
  const rows = new Remembered([...lists.nuevos, ...lists.faltan, ...lists.volvieron]);
  return [
    mock(listMinistryFollowUps, () => ({
      nuevos: lists.nuevos.map(rows.current),
      faltan: lists.faltan.map(rows.current),
      volvieron: lists.volvieron.map(rows.current),
      mas: lists.mas,
    })),
    mock(takeMinistryFollowUp, ({ params }) => rows.change(params.fila, { tomado: takenByRuth })),
    mock(dropMinistryFollowUp, ({ params }) => rows.change(params.fila, { tomado: null })),
    mock(openMinistryChat, ({ params, body }) => ({
      direccion: chatAddress(openMinistryChat.body.parse(body).texto),
      fila: rows.change(params.fila, {}),
    })),
    mock(noteMinistryFollowUp, ({ params, body }) =>
      rows.change(params.fila, noteMinistryFollowUp.body.parse(body)),
    ),
  ];
}
