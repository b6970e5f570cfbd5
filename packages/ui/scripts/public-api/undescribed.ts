import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ESTree } from 'vite';
import { isDescribed, type ParsedModule, parseModule } from './parse-module.ts';
import { publicEntries } from './public-api.ts';

const src = resolve(import.meta.dirname, '../../src');

/** Exported interfaces of props, including those that others only extend. */
function propInterfaces(): { module: ParsedModule; declaration: ESTree.TSInterfaceDeclaration }[] {
  return globSync('{primitives,composed,hooks}/*/**/*.{ts,tsx}', { cwd: src })
    .filter((file) => !/\.(test|stories)\./.test(file))
    .map((file) => parseModule(resolve(src, file)))
    .flatMap((module) =>
      module.body.flatMap((statement) =>
        statement.type === 'ExportNamedDeclaration' &&
        statement.declaration?.type === 'TSInterfaceDeclaration' &&
        /(Props|Look)$/.test(statement.declaration.id.name)
          ? [{ module, declaration: statement.declaration }]
          : [],
      ),
    );
}

/** Props without a description: `ButtonProps.loading`. Storybook shows such a row empty. */
export function undescribedProps(): string[] {
  return propInterfaces().flatMap(({ module, declaration }) =>
    declaration.body.body
      .filter((member) => !isDescribed(module, member.start))
      .map((member) =>
        member.type === 'TSPropertySignature' && member.key.type === 'Identifier'
          ? `${declaration.id.name}.${member.key.name}`
          : `${declaration.id.name} at ${member.start}`,
      ),
  );
}

/** Exported components, hooks and functions without a description: `composed/users-table UsersTable`. */
export function undescribedExports(): string[] {
  return publicEntries().flatMap(({ path, exports }) =>
    exports
      .filter(({ declaration }) => declaration.type === 'FunctionDeclaration')
      .filter(({ module, start }) => !isDescribed(module, start))
      .map(({ name }) => `${path} ${name}`),
  );
}
