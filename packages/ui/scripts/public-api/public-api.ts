/** Exported names and props as text. `npm run api` writes `public-api.txt`, after changing them on purpose. */
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { ESTree } from 'vite';
import { type FoundExport, findExports } from './find-exports.ts';
import { type ParsedModule, textOf } from './parse-module.ts';

const src = resolve(import.meta.dirname, '../../src');

/** A public folder of the package and its exports. */
export interface PublicEntry {
  /** As it is imported: `primitives/button`. */
  readonly path: string;
  readonly exports: readonly FoundExport[];
}

/** Every folder that `package.json#exports` opens, in alphabetical order. */
export function publicEntries(): PublicEntry[] {
  const components = globSync('{primitives,composed}/*', { cwd: src, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${basename(entry.parentPath)}/${entry.name}`);
  return [...components, 'tokens', 'words'].sort().flatMap((path) => {
    const file = [`${path}/index.ts`, `${path}/${basename(path)}.tsx`].find((one) =>
      existsSync(resolve(src, one)),
    );
    return file ? [{ path, exports: findExports(resolve(src, file)) }] : [];
  });
}

/** The package's exported names and props as text: the content of `public-api.txt`, which a test compares. */
export function publicApiText(): string {
  const blocks = publicEntries().map(({ path, exports }) => {
    const described = exports.map(describeExport).sort((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
    return [path, ...described.flat().map((line) => `  ${line}`)].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** An export as lines of the snapshot: its kind and type, and for an interface each of its members. */
function describeExport({ name, module, declaration }: FoundExport): string[] {
  switch (declaration.type) {
    case 'FunctionDeclaration':
      return [`function ${name}${signature(module, declaration)}`];
    case 'TSInterfaceDeclaration': {
      const parents = declaration.extends.map((parent) => textOf(module, parent)).join(', ');
      const members = declaration.body.body.map((member) => `  ${memberText(module, member)}`).sort();
      return [`interface ${name}${parents ? ` extends ${parents}` : ''}`, ...members];
    }
    case 'TSTypeAliasDeclaration':
      return [`type ${name} = ${textOf(module, declaration.typeAnnotation)}`];
    case 'VariableDeclaration':
      return [`const ${name}${constant(module, declaration, name)}`];
    default:
      return [`${declaration.type} ${name}`];
  }
}

const memberText = (module: ParsedModule, member: ESTree.TSSignature) =>
  textOf(module, member).replace(/;$/, '');

/** Types alone: names of parameters are not part of the API. */
function signature(module: ParsedModule, { params, returnType }: ESTree.Function): string {
  const types = params.map((param) => {
    const pattern = param.type === 'AssignmentPattern' ? param.left : param;
    const annotation = 'typeAnnotation' in pattern ? pattern.typeAnnotation : null;
    return annotation ? textOf(module, annotation).replace(/^:\s*/, '') : 'unknown';
  });
  return `(${types.join(', ')})${returnType ? textOf(module, returnType) : ''}`;
}

/** A constant's type where it is written down; a list of choices with its choices. */
function constant(module: ParsedModule, declaration: ESTree.VariableDeclaration, name: string): string {
  const own = declaration.declarations.find(({ id }) => id.type === 'Identifier' && name.endsWith(id.name));
  if (own?.id.type === 'Identifier' && own.id.typeAnnotation) return textOf(module, own.id.typeAnnotation);
  if (own?.init?.type === 'TSAsExpression') return ` = ${textOf(module, own.init.expression)}`;
  return '';
}

if (import.meta.main) writeFileSync(resolve(src, '../public-api.txt'), publicApiText());
