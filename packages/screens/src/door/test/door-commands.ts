import fc from 'fast-check';
import { fullName, members } from './church.ts';
import type { DoorModel } from './door-model.ts';
import { NOBODY } from './door-model.ts';
import type { Evening, Net } from './evening.tsx';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What somebody does at the door, or what happens around it. */
interface Act {
  readonly name: string;
  readonly isPossible?: (model: DoorModel) => boolean;
  readonly run: (model: DoorModel, evening: Evening) => void | Promise<void>;
}

/** Does it, a second later than what was before, and compares the whole screen with the model. */
class Step implements fc.AsyncCommand<DoorModel, Evening> {
  readonly #act: Act;

  constructor(act: Act) {
    this.#act = act;
  }

  check = (model: Readonly<DoorModel>): boolean => this.#act.isPossible?.(model as DoorModel) ?? true;

  async run(model: DoorModel, evening: Evening): Promise<void> {
    await evening.pass(SECOND);
    model.nowMs = evening.nowMs;
    await this.#act.run(model, evening);
    await evening.settle();
    await compare(model, evening);
  }

  toString = () => this.#act.name;
}

function equal(what: string, shown: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(shown), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${what}: the screen has ${one}, the model ${other}`);
}

/** List, count, field and sentence. */
export async function compare(model: DoorModel, evening: Evening): Promise<void> {
  equal('head', evening.all('h1')[0]?.textContent, model.head);
  equal('field', evening.field.value, model.field);
  const said = evening.all('[role="status"]')[0]?.textContent ?? '';
  if (!said.startsWith(model.sentence) || (model.sentence === '') !== (said === '')) {
    equal('sentence', said, model.sentence);
  }
  equal('marks to undo', undoButtons(evening).length, model.undoable().length);
  if (!model.hasPeople) return;
  evening.press('Lista');
  await evening.settle();
  const rows = members.map((member) => rowOf(evening, fullName(member)));
  equal(
    'list',
    rows.map(placeOf),
    members.map(({ codigo }) => model.placeOf(codigo)),
  );
  evening.press('Número');
  await evening.settle();
}

const undoButtons = (evening: Evening) =>
  evening
    .all('button')
    .filter((button) => /^Deshacer/.test(button.getAttribute('aria-label') ?? button.textContent ?? ''));

function rowOf(evening: Evening, name: string): HTMLElement {
  const row = evening.all('[aria-pressed]').find((button) => button.textContent?.includes(name));
  if (!row) throw new Error(`${name} is not in the list`);
  return row;
}

function placeOf(row: HTMLElement): string {
  if (row.ariaPressed !== 'true') return 'free';
  return row.getAttribute('aria-disabled') === 'true' ? 'elsewhere' : 'here';
}

/** Enters somebody and tells the model; what is sent has a key of its own. */
function entered(model: DoorModel, evening: Evening, codigo: string, typed: string, enter: () => void): void {
  const before = evening.key;
  enter();
  const isSent = model.enter(codigo, typed, { clave: evening.key, time: evening.time });
  equal('sent', evening.key !== before, isSent);
}

async function typeNumber(model: DoorModel, evening: Evening, codigo: string): Promise<void> {
  // Whole numbers of people of the list are taken as those people.
  const member = model.hasPeople ? members.find((one) => one.codigo === codigo) : undefined;
  for (const digit of codigo) {
    evening.press(digit);
    await evening.drawn();
  }
  entered(model, evening, codigo, member ? fullName(member) : codigo, () => evening.press('Marcar'));
}

const types = (codigo: string): Act => ({
  name: `type ${codigo}`,
  run: (model, evening) => typeNumber(model, evening, codigo),
});

const member = fc.constantFrom(...members);
const seconds = (...all: number[]) => fc.constantFrom(...all);

const acts: fc.Arbitrary<Act>[] = [
  member.map(({ codigo }) => types(codigo)),
  fc.constant(types(NOBODY)),
  member.map(({ codigo }) => ({
    name: `type ${codigo} twice`,
    run: async (model, evening) => {
      await typeNumber(model, evening, codigo);
      await evening.settle();
      await typeNumber(model, evening, codigo);
    },
  })),
  member.map((person) => ({
    name: `tap ${person.nombre} in the list`,
    isPossible: (model) => model.hasPeople,
    run: async (model, evening) => {
      evening.press('Lista');
      await evening.settle();
      const place = model.placeOf(person.codigo);
      const own = model.ownOf(person.codigo);
      const tap = () => rowOf(evening, fullName(person)).click();
      if (place === 'free') entered(model, evening, person.codigo, fullName(person), tap);
      else {
        tap();
        if (place === 'here' && own) model.undo(own);
      }
      await evening.settle();
      evening.press('Número');
    },
  })),
  member.map((person) => ({
    name: `search ${person.nombre}`,
    isPossible: (model) => model.hasPeople,
    run: async (model, evening) => {
      evening.type(evening.field, person.nombre.slice(0, 3).toLowerCase());
      await evening.settle();
      entered(model, evening, person.codigo, fullName(person), () =>
        evening.all('ul[aria-label="Personas encontradas"] button')[0]?.click(),
      );
    },
  })),
  fc.nat(2).map((which) => ({
    name: `undo ${which}`,
    isPossible: (model) => model.undoable().length > which,
    run: (model, evening) => {
      const entry = model.undoable()[which];
      if (!entry) return;
      undoButtons(evening)[which]?.click();
      model.undo(entry);
    },
  })),
  fc.constant<Act>({
    name: 'newcomer',
    run: async (model, evening) => {
      evening.press('Soy nuevo');
      await evening.settle();
      const [name, letter] = evening.all('input') as HTMLInputElement[];
      if (name && letter) {
        evening.type(name, 'Kevin');
        evening.type(letter, 'M');
      }
      evening.all('input[type="radio"]')[1]?.click();
      await evening.settle();
      evening.press('Guardar y marcar');
      model.greet('Kevin M.', { clave: evening.key, time: evening.time });
    },
  }),
  member.map(({ id, nombre }) => ({
    name: `another phone marks ${nombre}`,
    run: (_, { church }) => church.markElsewhere(id),
  })),
  member.map(({ id, nombre }) => ({
    name: `the panel takes ${nombre} away`,
    run: (_, { church }) => church.takeAway(id),
  })),
  fc.constantFrom<Net>('up', 'up', 'down', 'late', 'late', 'lost').map((net) => ({
    name: `net ${net}`,
    run: async (_, evening) => {
      evening.net = net;
      if (net === 'up') await evening.release();
    },
  })),
  fc.constant<Act>({ name: 'answers come', run: (_, evening) => evening.release() }),
  seconds(2, 5, 40, 60).map((wait) => ({
    name: `wait ${wait} s`,
    run: (_, evening) => evening.pass(wait * SECOND),
  })),
  fc.constant<Act>({
    name: 'reload',
    run: async (model, evening) => {
      model.reload();
      await evening.reload();
    },
  }),
];

/** Histories of an evening. */
export const histories = fc.commands(
  acts.map((act) => act.map((one) => new Step(one))),
  { maxCommands: 14 },
);

/** With a signal and some minutes everything has arrived: the church has what the screen shows. */
export async function ending(model: DoorModel, evening: Evening): Promise<void> {
  evening.net = 'up';
  await evening.release();
  await evening.pass(3 * MINUTE);
  await compare(model, evening);
  const { rows, visits } = evening.church;
  equal('counted', [rows.size, visits.size], model.count);
  if (!model.hasPeople) return;
  const kept = members.filter(({ id }) => rows.has(id)).map(({ codigo }) => codigo);
  const shown = members.filter(({ codigo }) => model.placeOf(codigo) !== 'free').map(({ codigo }) => codigo);
  equal('the church', kept, shown);
}
