import { expect, it } from 'vitest';
import { memoryStorage } from '../../connected/test/memory-storage.ts';
import { loadMarks, notedVisit, saveMarks, sentMark, typedMark, withMark } from './last-marks.ts';
import { newcomer } from './queue/test/fake-door.ts';

const queued = { clave: '1', who: { codigo: '10482' }, takenMs: 0 };
const typed = typedMark(queued, '19:06');

it('stores no number, sent or not (R56)', () => {
  const storage = memoryStorage();
  saveMarks(storage, [typed, { ...sentMark(typed, queued.who, undefined, true), clave: '2' }]);
  expect(storage.length).toBe(1);
  expect(storage.getItem(storage.key(0) ?? '')).not.toContain('10482');
});

it('stores nothing of a visitor, sent or not, on no kind of door (R56)', () => {
  const storage = memoryStorage();
  const visit = typedMark({ clave: 'v', who: { visitor: newcomer }, takenMs: 0 }, '19:07');
  expect(visit).toMatchObject({ who: 'Kevin M.', isNamed: true, isVisit: true });
  saveMarks(storage, [
    visit,
    { ...notedVisit(visit, true), clave: 'a' },
    { ...notedVisit(visit, false), clave: 'b' },
  ]);
  expect(storage.getItem(storage.key(0) ?? '')).not.toMatch(/Kevin|70012345|Ana/);
  const shown = loadMarks(storage, []);
  expect(shown.map(({ who, state }) => [who, state])).toEqual([
    ['Visita', 'marcada'],
    ['Visita', 'marcada'],
    ['Visita', 'marcada'],
  ]);
});

it('names a visitor who still waits after a reload, and one that an administrator noted until then', () => {
  const storage = memoryStorage();
  const queuedVisit = { clave: 'v', who: { visitor: newcomer }, takenMs: 0 };
  const visit = typedMark(queuedVisit, '19:07');
  saveMarks(storage, [visit]);
  expect(loadMarks(storage, [queuedVisit])).toEqual([visit]);
  expect(notedVisit(visit, true)).toMatchObject({ who: 'Kevin M.', isNamed: true, state: 'marcada' });
  expect(notedVisit(visit, false)).toMatchObject({ who: 'Visita', isNamed: false, state: 'marcada' });
});

it('shows the number of a mark that still waits, and of the others what stays', () => {
  const storage = memoryStorage();
  saveMarks(storage, [typed]);
  expect(loadMarks(storage, [queued])).toEqual([typed]);
  expect(loadMarks(storage, [])).toEqual([{ ...typed, who: '••82', state: 'marcada' }]);
});

it('has the name that the server answered', () => {
  expect(sentMark(typed, queued.who, 'Ana R.', false)).toMatchObject({
    who: 'Ana R.',
    isNamed: true,
    state: 'ya-estaba',
  });
});

it('shows ten, the newest first', () => {
  let marks: readonly (typeof typed)[] = [];
  for (let index = 0; index < 12; index += 1) marks = withMark(marks, { ...typed, clave: String(index) });
  expect(marks.map(({ clave }) => clave)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
});

it('starts empty where the storage holds something else', () => {
  const storage = memoryStorage();
  storage.setItem('puerta-ultimas', '{');
  expect(loadMarks(storage, [])).toEqual([]);
});
