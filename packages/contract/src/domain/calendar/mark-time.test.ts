import { expect, test } from 'vitest';
import { formatMarkTime } from './mark-time.ts';

test.each([
  ['19:05', { time: '19:05:09' }],
  ['00:00', { time: '00:00:00' }],
  ['Sin hora', { time: '00:00:00', sinHora: true }],
  ['00:00', { time: '00:00:00', sinHora: false }],
  ['Hora inválida', { time: null }],
  ['Hora inválida', {}],
])('shows %s for %j', (shown, mark) => {
  expect(formatMarkTime(mark)).toBe(shown);
});
