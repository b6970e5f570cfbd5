import { describe, expect, it } from 'vitest';
import { changesOf, type EditableUser, userEditorSchema, valuesOf } from './user-changes.ts';

const member: EditableUser = {
  username: 'camila',
  email: 'camila@ejemplo.bo',
  nombre: 'Camila',
  apellido: 'Rojas',
  codigo: '10482',
  role: 'USER',
};
const bare: EditableUser = {
  username: 'camila',
  email: 'camila@ejemplo.bo',
  nombre: null,
  apellido: null,
  codigo: null,
  role: null,
};

function problems(user: EditableUser, typed: Partial<ReturnType<typeof valuesOf>>): Record<string, string> {
  const result = userEditorSchema(user).safeParse({ ...valuesOf(user), ...typed });
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
}

describe('what the editor refuses', () => {
  it.each([
    { name: 'nothing as it came', typed: {}, expected: {} },
    {
      name: 'a blank name',
      typed: { username: '  ' },
      expected: { username: 'El nombre de usuario es obligatorio' },
    },
    {
      name: 'a blank email',
      typed: { email: '' },
      expected: { email: 'El correo electrónico es obligatorio' },
    },
    {
      name: 'an email without a dot in its domain',
      typed: { email: 'a@b' },
      expected: { email: 'El formato del correo electrónico no es válido' },
    },
    { name: 'a blank number', typed: { codigo: '' }, expected: { codigo: 'El código es obligatorio' } },
  ])('$name', ({ typed, expected }) => {
    expect(problems(member, typed)).toEqual(expected);
  });

  it.each(['', 'corta', '10482', '  1 0 4 8 2 '])('the password "%s" of a new administrator', (password) => {
    expect(problems(member, { role: 'ADMIN', password })).toHaveProperty('password');
  });

  it('takes a new administrator’s own long password', () => {
    expect(problems(member, { role: 'ADMIN', password: 'una frase larga' })).toEqual({});
  });

  it('does not ask for what the backend does not know', () => {
    expect(problems(bare, {})).toEqual({});
  });

  it('keeps what was stored before our rules, but refuses it as a new value', () => {
    const foreign = { ...member, username: 'Иван', email: 'sin arroba' };
    expect(problems(foreign, { nombre: 'Iván' })).toEqual({});
    expect(problems(member, { username: 'Иван' })).toHaveProperty('username');
  });
});

describe('what the editor sends', () => {
  it('sends username and email always and nothing else that did not change', () => {
    expect(changesOf(member, valuesOf(member))).toEqual({ username: 'camila', email: 'camila@ejemplo.bo' });
  });

  it('sends what changed, trimmed', () => {
    expect(changesOf(member, { ...valuesOf(member), apellido: ' Rojas Vaca ' })).toMatchObject({
      apellido: 'Rojas Vaca',
    });
  });

  it('sends the password only with a promotion', () => {
    const typed = { ...valuesOf(member), password: 'una frase larga' };
    expect(changesOf(member, typed)).not.toHaveProperty('password');
    expect(changesOf(member, { ...typed, role: 'ADMIN' })).toMatchObject({
      role: 'ADMIN',
      password: 'una frase larga',
    });
  });

  it('sends a foreign backend only what it knows', () => {
    const typed = { ...valuesOf(bare), nombre: 'x', role: 'ADMIN', password: 'una frase larga' };
    expect(changesOf(bare, typed)).toEqual({ username: 'camila', email: 'camila@ejemplo.bo' });
  });
});
