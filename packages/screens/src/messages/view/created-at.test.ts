import { describe, expect, it } from 'vitest';
import { readCreatedAt } from './created-at.ts';

describe('when a message was written', () => {
  it.each([
    { value: '2026-11-20T23:14:00.000Z', text: '20-11-2026 19:14' },
    { value: '2026-09-27T00:00:00Z', text: '26-09-2026 20:00' },
    { value: '2026-09-27T02:30:00+02:00', text: '26-09-2026 20:30' },
    { value: Date.UTC(2026, 10, 20, 23, 14), text: '20-11-2026 19:14' },
    { value: '2026-11-20T19:14:05.123', text: '20-11-2026 19:14' },
    { value: '2026-11-20 19:14', text: '20-11-2026 19:14' },
    { value: [2026, 11, 20, 19, 14, 5], text: '20-11-2026 19:14' },
    { value: [2026, 11, 20], text: '20-11-2026' },
    { value: '2026-11-20', text: '20-11-2026' },
    { value: 20261120, text: '20-11-2026' },
    { value: null, text: 'Fecha inválida' },
    { value: 'ayer', text: 'Fecha inválida' },
    { value: '2026-13-40T99:99:00Z', text: 'Fecha inválida' },
  ])('$value is shown as $text', ({ value, text }) => {
    expect(readCreatedAt(value, 'America/La_Paz').text).toBe(text);
  });

  it('sorts by the moment, not by the shown text', () => {
    const january = readCreatedAt('2027-01-02', 'America/La_Paz').sortKey ?? '';
    const december = readCreatedAt('2026-12-31T10:00', 'America/La_Paz').sortKey ?? '';
    expect(december < january).toBe(true);
    expect(readCreatedAt('ayer', 'America/La_Paz').sortKey).toBeNull();
  });
});
