import { Outbox } from '../../kit/marking/outbox.ts';
import { type OutboxStore, openOutboxStore } from '../../kit/marking/outbox-store.ts';
import {
  doorNameOf,
  fullName,
  members,
  ministry,
  type Profile,
  timeZone,
} from '../../kit/marking/test/church.ts';
import type { Evening, Skin } from '../../kit/marking/test/evening.tsx';
import { DoorScreen } from '../door-screen.tsx';
import { phoneNotes } from '../phone-notes.ts';
import { DoorModel } from './door-model.ts';

/** The real screen of a door and its real queue. */
export function doorSkin(profile: Profile): Skin {
  const names = profile === 'nombres' ? ministry.map(doorNameOf) : members.map(fullName);
  const rowOf = (evening: Evening, name: string) => {
    const row = evening.all('[aria-pressed]').find((button) => button.textContent?.includes(name));
    if (!row) throw new Error(`${name} is not in the list`);
    return row;
  };
  const view = async (evening: Evening, name: string) => {
    evening.press(name);
    await evening.settle();
  };
  return {
    profile,
    model: () => new DoorModel(profile),
    async open(evening, client) {
      const store = watched(await openOutboxStore(evening.name), evening);
      const { now, newKey, storage } = evening;
      const queue = new Outbox({ store, client, now, random: () => 0.5, newKey });
      await queue.start();
      const ofPhone = { notes: phoneNotes(store), onEnrol: () => undefined };
      return {
        element: (
          <DoorScreen
            {...{ queue, client, timeZone, now, storage }}
            {...(profile === 'administrador' ? {} : ofPhone)}
            defaultKeypad
          />
        ),
        close() {
          queue.stop();
          store.close();
        },
      };
    },
    async number(evening, codigo) {
      for (const digit of codigo) {
        evening.press(digit);
        await evening.drawn();
      }
      evening.press('Marcar');
    },
    async find(evening, letters) {
      evening.type(evening.field, letters);
      await evening.settle();
      evening.all('ul[aria-label="Personas encontradas"] button')[0]?.click();
    },
    async tap(evening, member) {
      await view(evening, 'Lista');
      rowOf(evening, profile === 'nombres' ? doorNameOf(member) : fullName(member)).click();
    },
    async greet(evening, name, initial) {
      await view(evening, 'Soy nuevo');
      const [first, letter] = evening.all('input') as HTMLInputElement[];
      if (first && letter) {
        evening.type(first, name);
        evening.type(letter, initial);
      }
      evening.all('input[type="radio"]')[1]?.click();
      await evening.settle();
      evening.press('Guardar y marcar');
    },
    async look(evening) {
      if (evening.all('[data-view="lista"]').length > 0) await view(evening, 'Número');
      const shown = {
        head: evening.all('h1')[0]?.textContent ?? '',
        field: evening.field.value,
        sentence: evening.all('[role="status"]')[0]?.textContent ?? '',
        undo: evening.undoButtons.length,
      };
      if (!evening.all('button').some(({ textContent }) => textContent === 'Lista'))
        return { ...shown, list: null };
      await view(evening, 'Lista');
      const list = names.map((name) => placeOf(rowOf(evening, name)));
      await view(evening, 'Número');
      return { ...shown, list };
    },
  };
}

function placeOf(row: HTMLElement): string {
  if (row.ariaPressed !== 'true') return 'free';
  return row.getAttribute('aria-disabled') === 'true' ? 'elsewhere' : 'here';
}

/** The store, counting what is under way. */
function watched(store: OutboxStore, evening: Evening): OutboxStore {
  const entries = Object.entries(store).map(([name, method]) => [
    name,
    (...args: never[]) => {
      const result: unknown = (method as (...all: never[]) => unknown)(...args);
      return result instanceof Promise ? evening.busy(result) : result;
    },
  ]);
  return Object.fromEntries(entries) as OutboxStore;
}
