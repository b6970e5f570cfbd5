import type { ESTree } from 'vite';
import type { FoundExport } from './find-exports.ts';
import { type ParsedModule, textOf } from './parse-module.ts';

/** An export as lines of the snapshot: its kind and type, and for an interface each of its members. */
export function describeExport({ name, module, declaration }: FoundExport): string[] {
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
