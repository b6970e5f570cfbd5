import type { Declaration, Root, Rule } from 'postcss';

/**
 * Writes custom properties that never change (one declaration, on the ground, in no condition) where they are
 * read. Those that a theme, a mode or the page around may set stay.
 * @param ground - selector of the element that carries the tokens.
 */
export function inlineConstants(root: Root, ground: string): void {
  const declared = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (decl) => {
    declared.set(decl.prop, [...(declared.get(decl.prop) ?? []), decl]);
  });
  const constants = new Map<string, string>();
  for (const [name, [only, ...more]] of declared) {
    if (only && more.length === 0 && isOnGround(only, ground)) constants.set(name, only.value);
  }
  const resolve = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (whole, name) => {
      const constant = constants.get(name);
      return constant === undefined ? whole : resolve(constant);
    });
  root.walkDecls((decl) => {
    decl.value = resolve(decl.value);
  });
}

function isOnGround(decl: Declaration, ground: string): boolean {
  const rule = decl.parent as Rule;
  const around = rule.parent;
  const isConditional = around?.type === 'atrule' && (around as { name?: string }).name !== 'layer';
  return !decl.important && !isConditional && rule.selector === ground;
}
