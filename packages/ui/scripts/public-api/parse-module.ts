import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** A module's text and syntax tree. */
export interface ParsedModule {
  readonly file: string;
  readonly text: string;
  readonly body: ESTree.Program['body'];
  readonly comments: ReturnType<typeof parseSync>['comments'];
}

const parsed = new Map<string, ParsedModule>();

/**
 * Parses a TypeScript module; each file once.
 * @throws Error - the file is not valid TypeScript.
 */
export function parseModule(file: string): ParsedModule {
  const known = parsed.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const module = { file, text, body: program.body, comments };
  parsed.set(file, module);
  return module;
}

/** The file that a relative import or export of a module names. */
export function fileOf(module: ParsedModule, specifier: string): string {
  return resolve(dirname(module.file), specifier);
}

/** A piece of a module's text on one line, without comments. */
export function textOf(module: ParsedModule, node: { readonly start: number; readonly end: number }): string {
  const inside = module.comments.filter(({ start, end }) => start >= node.start && end <= node.end);
  let text = '';
  let from = node.start;
  for (const { start, end } of inside) {
    text += module.text.slice(from, start);
    from = end;
  }
  return (text + module.text.slice(from, node.end)).replace(/\s+/g, ' ').trim();
}

/** Whether a documentation comment with words in it precedes a node. */
export function isDescribed(module: ParsedModule, start: number): boolean {
  return module.comments.some(
    ({ type, value, end }) =>
      type === 'Block' &&
      value.startsWith('*') &&
      /[\p{L}]/u.test(value.replaceAll(/@default.*/g, '')) &&
      end <= start &&
      module.text.slice(end, start).trim() === '',
  );
}
