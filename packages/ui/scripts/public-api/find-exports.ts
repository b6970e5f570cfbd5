import type { ESTree } from 'vite';
import { fileOf, type ParsedModule, parseModule } from './parse-module.ts';

/** A name that a module exports, with the declaration behind it. */
export interface FoundExport {
  /** As it is imported; parts of a namespace are `Table.Row`. */
  readonly name: string;
  /** Where it is declared. */
  readonly module: ParsedModule;
  readonly declaration: ESTree.Declaration;
  /** Start of the declaration's statement, for the comment before it. */
  readonly start: number;
}

const nameOf = (node: ESTree.ModuleExportName) => (node.type === 'Literal' ? node.value : node.name);

/**
 * Everything that a module exports, followed through re-exports to its declaration.
 * @throws Error - an export cannot be followed: none is left out in silence.
 */
export function findExports(file: string, prefix = ''): FoundExport[] {
  const module = parseModule(file);
  return module.body.flatMap((statement): FoundExport[] => {
    if (statement.type === 'ExportAllDeclaration') {
      const inner = statement.exported ? `${prefix}${nameOf(statement.exported)}.` : prefix;
      return findExports(fileOf(module, statement.source.value), inner);
    }
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration, source, specifiers } = statement;
    if (declaration) {
      return declaredNames(declaration).map((name) => ({
        name: prefix + name,
        module,
        declaration,
        start: statement.start,
      }));
    }
    return specifiers.map((specifier) => {
      const from = source ? fileOf(module, source.value) : file;
      const found = findExports(from).find(({ name }) => name === nameOf(specifier.local));
      if (!found) throw new Error(`${file}: cannot follow the export '${nameOf(specifier.exported)}'`);
      return { ...found, name: prefix + nameOf(specifier.exported) };
    });
  });
}

function declaredNames(declaration: ESTree.Declaration): string[] {
  switch (declaration.type) {
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return declaration.id ? [declaration.id.name] : [];
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [declaration.id.name];
    default:
      return [];
  }
}
