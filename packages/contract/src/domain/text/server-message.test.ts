import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SERVER_MESSAGE_MAX_LENGTH, safeServerMessage } from './plain-text.ts';

describe('safeServerMessage', () => {
  test.each<[unknown, string | null | undefined, string]>([
    ['Número de membresía no válido', 'text/plain; charset=utf-8', 'Número de membresía no válido'],
    [{ code: 'too_far', message: ' Lejos ' }, 'application/json', 'Lejos'],
    ['{"message":"Ya marcó"}', 'text/plain', 'Ya marcó'],
    ['"Ya marcó"', 'application/json', 'Ya marcó'],
    ['[Aviso] cerrado', 'text/plain', '[Aviso] cerrado'],
    ['uno\r\n  dos\u0000tres\u202E', null, 'uno dos tres'],
    ['3 < 5', undefined, '3 < 5'],
  ])('shows %j of %j as %j', (body, contentType, shown) => {
    expect(safeServerMessage(body, contentType)).toBe(shown);
  });

  test.each<[unknown, string | null]>([
    ['Hola', 'text/html'],
    ['Hola', 'application/xhtml+xml'],
    ['<!DOCTYPE html><title>502</title>', 'text/plain'],
    ['Error <b>grave</b>', null],
    [{ message: '<img src=x onerror=alert(1)>' }, 'application/json'],
    ['{"message":"cortado', 'application/json'],
    ['{"error":"sin mensaje"}', 'application/json'],
    ['["a"]', 'application/json'],
    [{ message: 7 }, 'application/json'],
    [{ message: '  ' }, 'application/json'],
    [{}, 'application/json'],
    ['', 'text/plain'],
    [' \n\u200B', 'text/plain'],
    [null, null],
    [undefined, null],
    [42, 'application/json'],
    [['Hola'], 'application/json'],
  ])('shows nothing of %j (%j)', (body, contentType) => {
    expect(safeServerMessage(body, contentType)).toBeNull();
  });

  it('keeps 200 characters and cuts a longer text with an ellipsis', () => {
    expect(safeServerMessage('á'.repeat(200), null)).toBe('á'.repeat(200));
    expect(safeServerMessage('á'.repeat(201), null)).toBe(`${'á'.repeat(199)}…`);
  });

  it('never cuts an emoji in half', () => {
    const shown = safeServerMessage('😀'.repeat(300), null) ?? '';
    expect(Array.from(shown)).toHaveLength(SERVER_MESSAGE_MAX_LENGTH);
    expect(shown).toBe(`${'😀'.repeat(199)}…`);
  });

  it('never throws and never gives more than one short line', () => {
    fc.assert(
      fc.property(fc.anything(), fc.option(fc.string()), (body, contentType) => {
        const shown = safeServerMessage(body, contentType);
        expect(Array.from(shown ?? '').length).toBeLessThanOrEqual(SERVER_MESSAGE_MAX_LENGTH);
        expect(shown ?? '').not.toMatch(/[\r\n]/);
      }),
    );
  });
});
