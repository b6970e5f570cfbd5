import { defineConfig, Logger, parse } from '@terrazzo/parser';
import type { TokenFiles } from '../write-tokens.ts';

const folder = new URL('file:///tokens/');
const types = [
  'color',
  'cubic-bezier',
  'dimension',
  'duration',
  'font-family',
  'font-weight',
  'number',
  'shadow',
  'typography',
];
const rules = Object.fromEntries(types.map((type) => [`core/valid-${type}`, 'error' as const]));
const config = defineConfig({ lint: { rules } }, { cwd: folder });

/**
 * Reads token files as the format's own tools do: the resolver document with every combination of its contexts, and
 * each file with what lies below it.
 * @returns the number of combinations.
 * @throws Error - a value, alias or context is not what format 2025.10 has.
 */
export async function validate(files: Readonly<Record<keyof TokenFiles, unknown>>): Promise<number> {
  const sources = new Map(Object.entries(files).map(([name, json]) => [name, JSON.stringify(json)]));
  const source = (name: keyof TokenFiles) => ({
    filename: new URL(name, folder),
    src: sources.get(name) ?? '',
  });
  const options = {
    config,
    logger: new Logger({ level: 'silent' }),
    req: async (url: URL) => sources.get(url.pathname.split('/').at(-1) ?? '') ?? '',
  };
  const [base, light] = ['base.tokens.json', 'light.tokens.json'] as const;
  // An overlay hides the token below it, so that each is read once with nothing over it.
  for (const files of [
    [base, light],
    [base, 'dark.tokens.json'],
    [base, light, 'high-contrast.tokens.json'],
  ] as const) {
    await parse(files.map(source), options);
  }
  const { resolver } = await parse([source('ministerio.resolver.json')], options);
  const combinations = resolver.listPermutations?.() ?? [];
  for (const combination of combinations) resolver.apply(combination);
  return combinations.length;
}
