import { describe, expect, it } from 'vitest';
import { changePasswordRules } from './change-password-rules.ts';

function refusals(claveActual: string, claveNueva: string, repeticion: string): Record<string, string> {
  const result = changePasswordRules.safeParse({ claveActual, claveNueva, repeticion });
  // The form shows the first of each field.
  const issues = result.error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('changing the password', () => {
  it.each([
    ['a new one typed twice', '10482', 'naranja azul', 'naranja azul', {}],
    [
      'different repetitions',
      '10482',
      'naranja azul',
      'naranja verde',
      { repeticion: 'Las contraseñas no coinciden' },
    ],
    [
      'the same one again',
      'naranja azul',
      'naranja azul',
      'naranja azul',
      { claveNueva: 'La contraseña nueva es igual a la actual' },
    ],
    ['a short one', '10482', 'naranja', 'naranja', { claveNueva: 'Escribe al menos 8 caracteres' }],
    [
      'nothing typed',
      '',
      '',
      '',
      {
        claveActual: 'La contraseña es obligatoria',
        claveNueva: 'La contraseña es obligatoria',
        repeticion: 'Repite la contraseña nueva',
      },
    ],
  ])('%s', (_, current, next, again, expected) => {
    expect(refusals(current, next, again)).toEqual(expected);
  });
});
