import { readFileSync } from 'node:fs';
import { palette } from '@ministerio/content';
import { expect, it } from 'vitest';
import { tokens } from './generated/tokens.ts';
import { generatedFiles } from './generated-files.ts';
import { tokenSets } from './token-sets.ts';
import { typedTokens } from './typed-tokens.ts';
import { cssFromTokens, readTokens } from './w3c/read-tokens.ts';
import { validate } from './w3c/test/validate.ts';
import { type TokenFiles, tokenFiles } from './w3c/write-tokens.ts';

const read = (name: string) => readFileSync(`${import.meta.dirname}/generated/${name}`, 'utf8');
const names = Object.keys(tokenFiles(tokenSets(palette)));
const json = Object.fromEntries(names.map((name) => [name, JSON.parse(read(name))])) as Record<
  keyof TokenFiles,
  unknown
>;

it.each(Object.entries(generatedFiles(palette)))('%s is what the script writes', (name, text) => {
  expect(read(name)).toBe(text);
});

it('is read without a fault by another reader of the format', async () => {
  await expect(validate(json)).resolves.toBe(2 * 2 * 3 * 2);
});

it('is the very same style sheets and values, read back from the token files', () => {
  const sheets = cssFromTokens(json);
  expect(Object.keys(sheets)).toHaveLength(3);
  for (const [name, css] of Object.entries(sheets)) expect(read(name).endsWith(`*/\n${css}`)).toBe(true);
  expect(typedTokens(readTokens(json))).toEqual(tokens);
});
