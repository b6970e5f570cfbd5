import { expect, it } from 'vitest';
import { memoryStorage } from '../test/memory-storage.ts';
import { answeredMark, lastMarks, loadMarks, notedVisit, saveMarks } from './recent-marks.ts';
import { newcomer } from './test/fake-door.ts';

const queued = (clave: string, takenMs = 0) => ({ clave, who: { codigo: '10482' }, takenMs });
const visit = { clave: 'v', who: { visitor: newcomer }, takenMs: 0 };
const answered = (clave: string, takenMs = 0, heard = 2) =>
  answeredMark(queued(clave, takenMs), { clave, resultado: 'marcada' }, heard);
const none = new Map<string, boolean>();
const clock = () => '19:06';

it('stores no number, an administrator’s neither (R56)', () => {
  const storage = memoryStorage();
  const marca = { asistencia: 1, hora: '19:06:00', telefono: null, clave: '1', codigo: '10482' };
  const mark = answeredMark(queued('1'), { clave: '1', resultado: 'marcada', nombre: 'Ana', marca }, 2);
  saveMarks(storage, { answered: [mark, answered('2')], undone: none }, 0);
  expect(storage.getItem(storage.key(0) ?? '')).not.toContain('10482');
});

it('stores nothing of a visitor, on no kind of door (R56)', () => {
  const storage = memoryStorage();
  const visits = [notedVisit(visit, true, 2), { ...notedVisit(visit, false, 3), clave: 'w' }];
  expect(visits.map(({ who, isNamed }) => [who, isNamed])).toEqual([
    ['Kevin M.', true],
    ['Visita', false],
  ]);
  saveMarks(storage, { answered: visits, undone: none }, 0);
  expect(storage.getItem(storage.key(0) ?? '')).not.toMatch(/Kevin|70012345|Ana/);
  expect(loadMarks(storage).answered.map(({ who, state }) => [who, state])).toEqual([
    ['Visita', 'marcada'],
    ['Visita', 'marcada'],
  ]);
});

it('shows the number of a mark that waits, of others two characters or the name that the server answered', () => {
  const named = answeredMark(queued('n', 2), { clave: 'n', resultado: 'ya-estaba', nombre: 'Ana R.' }, 3);
  const shown = lastMarks([answered('1', 1), named], [queued('3', 3)], none, clock);
  expect(shown.map(({ who, isNamed, state }) => [who, isNamed, state])).toEqual([
    ['10482', false, 'por-enviar'],
    ['Ana R.', true, 'ya-estaba'],
    ['••82', false, 'marcada'],
  ]);
});

it('shows ten, the newest first, none that was undone', () => {
  const marks = Array.from({ length: 13 }, (_, index) => answered(String(index), index));
  const shown = lastMarks(marks, [], new Map([['12', false]]), clock);
  expect(shown.map(({ clave }) => clave)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
});

it('keeps ten over a reload, what was undone, and what the list does not contain yet', () => {
  const storage = memoryStorage();
  const marks = Array.from({ length: 14 }, (_, index) => answered(String(index), index, index + 2));
  saveMarks(storage, { answered: marks, undone: new Map([['x', false]]) }, 9);
  const kept = loadMarks(storage);
  expect(kept.answered.map(({ clave, heard }) => [clave, heard])).toEqual([
    ['4', 0],
    ['5', 0],
    ['6', 0],
    ['7', 0],
    ...['8', '9', '10', '11', '12', '13'].map((clave) => [clave, 1]),
  ]);
  expect(kept.undone.get('x')).toBe(false);
  saveMarks(storage, { answered: marks, undone: none }, 1);
  expect(loadMarks(storage).answered).toHaveLength(14);
});

it('starts empty where the storage holds something else', () => {
  const storage = memoryStorage();
  storage.setItem('puerta-ultimas', '[]');
  expect(loadMarks(storage)).toEqual({ answered: [], undone: new Map() });
});
