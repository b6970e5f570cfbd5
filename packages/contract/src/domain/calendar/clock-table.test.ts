import fc from 'fast-check';
import { expect, test } from 'vitest';
import { churchClock } from './church-clock.ts';
import { clockFromTable, clockTable } from './clock-table.ts';

const FROM = Date.parse('2026-01-01T00:00:00Z');
const UNTIL = Date.parse('2029-01-01T00:00:00Z');

test('a zone that keeps its clocks has one step', () => {
  expect(clockTable('America/La_Paz', 2026, 3)).toEqual({
    timeZone: 'America/La_Paz',
    untilMs: UNTIL,
    steps: [{ fromMs: FROM, offsetMs: -4 * 3_600_000 }],
  });
});

test('the nights in which clocks change are steps, to the second', () => {
  const { steps } = clockTable('Europe/Madrid', 2026, 3);
  const instants = steps.map(({ fromMs }) => new Date(fromMs).toISOString());
  expect(instants.slice(0, 3)).toEqual([
    '2026-01-01T00:00:00.000Z',
    '2026-03-29T01:00:00.000Z',
    '2026-10-25T01:00:00.000Z',
  ]);
  expect(instants).toHaveLength(7);
});

test.each(['America/La_Paz', 'Europe/Madrid', 'Pacific/Auckland', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
  '%s reads the same from its table as from the zone',
  (timeZone) => {
    const table = clockTable(timeZone, 2026, 3);
    const changes = table.steps.flatMap(({ fromMs }) => [fromMs, fromMs + 999, fromMs - 1]);
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: FROM, max: UNTIL - 1 }), fc.constantFrom(...changes)),
        (instant) => {
          expect(clockFromTable(instant, table)).toEqual(churchClock(instant, timeZone));
        },
      ),
    );
  },
);

test.each(['2025-07-01T12:00:00Z', '2029-07-01T12:00:00Z'])(
  'outside the table the zone is asked: %s',
  (text) => {
    const instant = Date.parse(text);
    const table = clockTable('Europe/Madrid', 2026, 3);
    expect(clockFromTable(instant, table)).toEqual(churchClock(instant, 'Europe/Madrid'));
  },
);
