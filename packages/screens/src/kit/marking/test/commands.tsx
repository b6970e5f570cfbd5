import { withoutAxe } from '@ministerio/ui/testing/with-keys';
import fc from 'fast-check';
import { members } from './church.ts';
import { Evening, type Skin } from './evening.tsx';
import { type Model, type Net, NOBODY } from './model.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Act of a person, or event around the door. */
interface Act {
  readonly name: string;
  readonly isPossible?: (model: Model) => boolean;
  readonly run: (model: Model, evening: Evening) => void | Promise<void>;
}

/** Does it, a second later than what was before, and compares the whole screen with the model. */
class Step implements fc.AsyncCommand<Model, Evening> {
  readonly #act: Act;
  readonly #skin: Skin;

  constructor(act: Act, skin: Skin) {
    this.#act = act;
    this.#skin = skin;
  }

  check = (model: Readonly<Model>): boolean => this.#act.isPossible?.(model) ?? true;

  async run(model: Model, evening: Evening): Promise<void> {
    await evening.pass(SECOND);
    model.nowMs = evening.nowMs;
    await this.#act.run(model, evening);
    await evening.settle();
    await compare(model, evening, this.#skin);
  }

  toString = () => this.#act.name;
}

function equal(what: string, shown: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(shown), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${what}: the screen has ${one}, the model ${other}`);
}

/** List, count, field and sentence. */
async function compare(model: Model, evening: Evening, skin: Skin): Promise<void> {
  model.nowMs = evening.nowMs;
  const { sentence, ...rest } = model.shown;
  const { sentence: said, ...seen } = await skin.look(evening);
  equal('shown', seen, rest);
  if (sentence === '' || !said.startsWith(sentence)) equal('sentence', said, sentence);
}

const member = fc.constantFrom(...members);

/** All that can be done with a skin, and all that can happen. */
function actsOf({ number, find, tap, greet }: Skin): fc.Arbitrary<Act>[] {
  const types = async (model: Model, evening: Evening, codigo: string) => {
    model.number?.(codigo, evening.moment);
    await number?.(evening, codigo);
  };
  const numbers: fc.Arbitrary<Act>[] = [
    fc.constantFrom(...members.map(({ codigo }) => codigo), NOBODY).map((codigo) => ({
      name: `type ${codigo}`,
      run: (model, evening) => types(model, evening, codigo),
    })),
    member.map(({ codigo }) => ({
      name: `type ${codigo} twice`,
      run: async (model, evening) => {
        await types(model, evening, codigo);
        await evening.settle();
        await types(model, evening, codigo);
      },
    })),
  ];
  const list = member.map((person) => ({
    name: `tap ${person.nombre} in the list`,
    isPossible: (model: Model) => model.people.includes(person),
    run: async (model: Model, evening: Evening) => {
      model.tap?.(person, evening.moment);
      await tap?.(evening, person);
    },
  }));
  const search = member.map((person) => ({
    name: `search ${person.nombre}`,
    isPossible: (model: Model) => (model.findable ?? model.people).includes(person),
    run: async (model: Model, evening: Evening) => {
      const letters = person.nombre.slice(0, 3).toLowerCase();
      model.found?.(person, letters, evening.moment);
      await find?.(evening, letters);
    },
  }));
  const undo = fc.nat(2).map((which) => ({
    name: `undo ${which}`,
    isPossible: (model: Model) => model.shown.undo > which,
    run: (model: Model, evening: Evening) => {
      model.undo?.(which);
      evening.undoButtons[which]?.click();
    },
  }));
  const newcomer = fc.constant<Act>({
    name: 'newcomer',
    run: async (model, evening) => {
      model.greet?.('Kevin M.', evening.moment);
      await greet?.(evening, 'Kevin', 'M');
    },
  });
  const own = [
    ...(number ? [...numbers, undo] : []),
    ...(tap ? [list, list] : []),
    ...(find ? [search] : []),
    ...(greet ? [newcomer] : []),
  ];
  return [...own, ...own, ...around];
}

const around: fc.Arbitrary<Act>[] = [
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
    run: async (model, evening) => {
      evening.net = net;
      model.net = net;
      if (net === 'up') await evening.release();
    },
  })),
  fc.constant<Act>({ name: 'answers come', run: (_, evening) => evening.release() }),
  fc.constant<Act>({ name: 'answers overtake', run: (_, evening) => evening.release(true) }),
  fc.constantFrom(2, 5, 40, 60).map((wait) => ({
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

/** With a signal and some minutes everything has arrived: the church has what the screen shows. */
async function ending(model: Model, evening: Evening, skin: Skin): Promise<void> {
  evening.net = 'up';
  model.net = 'up';
  await evening.release();
  await evening.pass(3 * MINUTE);
  await compare(model, evening, skin);
  equal('waiting', model.waiting, 0);
  model.reload();
  await evening.reload();
  await evening.pass(SECOND);
  await compare(model, evening, skin);
  const { head, list } = model.shown;
  if (model.truth) equal('the church', { head, list }, model.truth(evening.church));
}

/** `npm run soak` runs more histories, each time others. */
const runs = import.meta.env.VITE_HISTORIES;

/**
 * A story that plays histories of an evening: whatever is done and whatever happens, list, count, field and sentence are
 * those of a model of a few lines.
 * @param seed - of the few histories of `npm test`.
 */
export const histories = (skin: Skin, seed: number, numRuns: number) => ({
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const steps = actsOf(skin).map((act) => act.map((one) => new Step(one, skin)));
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 16 }), async (commands) => {
        const model = skin.model();
        const place = canvasElement.querySelector<HTMLElement>('[data-part="place"]') ?? canvasElement;
        const evening = await Evening.open(place, model, skin);
        try {
          await fc.asyncModelRun(() => ({ model, real: evening }), commands);
          await ending(model, evening, skin);
        } finally {
          evening.close();
        }
      }),
      { ...(runs ? { numRuns: Number(runs) } : { seed, numRuns }), unbiased: true, verbose: 1 },
    );
  },
});

/** Of a story file of histories. */
export const historiesMeta = {
  render: () => <div data-part="place" />,
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', ...withoutAxe },
};
