import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWhatsAppNumber } from './whatsapp-number.ts';

describe('a phone number in a message', () => {
  it.each([
    ['Mi número es 70012345, gracias', '59170012345'],
    ['Llámenme al 700-12345.', '59170012345'],
    ['+591 6 123 4567', '59161234567'],
    ['(591) 71234567', '59171234567'],
    ['59171234567', '59171234567'],
    ['Vivo en Brasil: +55 (11) 91234-5678', '5511912345678'],
    ['Fijo 3 345 6789 o celular 76543210', '59176543210'],
  ])('%s', (text, number) => {
    expect(findWhatsAppNumber(text, 'BO')).toBe(number);
  });

  it.each([
    'Sin número',
    'Nací el 21-11-2006',
    'Nació el 2006-11-21 o el 71.12.2006',
    'Fijo: 33456789',
    'Somos 25 y llegamos a las 19:30',
    'Cuenta 7001234567890123456',
    'Código 6001234',
    '+591 33456789',
    '+0012345678',
  ])('%s holds none', (text) => {
    expect(findWhatsAppNumber(text, 'BO')).toBeNull();
  });

  it.each([
    ['PE', 'Mi celular: 987 654 321', '51987654321'],
    ['PE', '+51 987 654 321', '51987654321'],
    ['PE', 'Vivo en Bolivia: +591 70012345', '59170012345'],
    ['PE', '70012345', null],
    ['PE', '+51 1 555 0100', null],
    ['MX', '+52 55 1234 5678', '525512345678'],
    ['MX', '70012345', null],
    ['toString', '70012345', null],
  ])('as it is written in %s: %s', (country, text, number) => {
    expect(findWhatsAppNumber(text, country)).toBe(number);
  });

  it('is digits alone, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'+0567 -.()a\n'), maxLength: 60 }), (text) => {
        expect(findWhatsAppNumber(text, 'BO') ?? '59170012345').toMatch(/^\d{8,15}$/);
      }),
    );
  });
});
