import type { Evening, Skin } from '../../kit/marking/test/evening.tsx';
import { AttendanceByNumber } from '../attendance-by-number.tsx';
import { DeskModel } from './desk-model.ts';

/** Longer than typing rests before a search. */
const SEARCH_MS = 200;

async function typeText(evening: Evening, text: string): Promise<void> {
  evening.field.focus();
  for (const letter of text) {
    evening.type(evening.field, letter);
    await evening.drawn();
  }
}

/** The real desk, which sends one mark after the other. */
export const deskSkin: Skin = {
  profile: 'administrador',
  model: () => new DeskModel(),
  open: async () => ({ element: <AttendanceByNumber />, close: () => undefined }),
  async number(evening, codigo) {
    await typeText(evening, codigo);
    evening.field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
  },
  async find(evening, letters) {
    await typeText(evening, letters);
    await evening.pass(SEARCH_MS);
    evening.all('[role="option"]')[0]?.click();
  },
  look: async (evening) => ({
    head: '',
    field: evening.field.value,
    sentence: evening
      .all('[role="status"] :is(p, [data-component="VisuallyHidden"])')
      .map(({ textContent }) => textContent)
      .join(''),
    undo: evening.undoButtons.length,
    list: null,
  }),
};
