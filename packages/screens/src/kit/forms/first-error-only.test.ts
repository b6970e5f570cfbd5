import { zodResolver } from '@hookform/resolvers/zod';
import { loginBody } from '@ministerio/contract';
import type { ResolverOptions } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { firstErrorOnly } from './first-error-only.ts';

const resolver = firstErrorOnly(zodResolver(loginBody), ['username', 'password']);
const options = { fields: {}, shouldUseNativeValidation: false } as ResolverOptions<{
  username: string;
  password: string;
}>;

async function messages(username: string, password: string): Promise<Record<string, string | undefined>> {
  const { errors } = await resolver({ username, password }, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
}

describe('fields checked one after the other', () => {
  it.each([
    ['both blank: the first alone', '  ', '', { username: 'Por favor ingresa tu nombre de usuario' }],
    ['the first right: the second', 'camila', ' ', { password: 'Por favor ingresa tu contraseña' }],
    ['the second right: the first', '', '10482', { username: 'Por favor ingresa tu nombre de usuario' }],
    ['both right: none', 'camila', '10482', {}],
  ])('%s', async (_, username, password, expected) => {
    expect(await messages(username, password)).toEqual(expected);
  });
});
