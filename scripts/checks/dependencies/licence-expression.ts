/** Allowed licences of what ships: each lets a church use, change and redistribute the product. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/**
 * Whether a package's licence is allowed: one side of `A OR B`, both of `A AND B`.
 * @param expression - an SPDX expression, in parentheses or not.
 */
export function isAllowed(expression: string): boolean {
  const text = expression.trim();
  const inner = unwrap(text);
  if (inner !== text) return isAllowed(inner);
  const either = splitOutside(text, 'or');
  if (either.length > 1) return either.some(isAllowed);
  const both = splitOutside(text, 'and');
  if (both.length > 1) return both.every(isAllowed);
  return allowed.has(text);
}

/** Removes a pair of parentheses around the whole text. */
function unwrap(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (const [index, letter] of [...text].entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0 && index < text.length - 1) return text;
  }
  return text.slice(1, -1).trim();
}

/** Splits at a word outside of parentheses. */
function splitOutside(text: string, word: 'and' | 'or'): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part: string[] = [];
  for (const token of text.split(/\s+/)) {
    if (depth === 0 && token.toLowerCase() === word) {
      parts.push(part.join(' '));
      part = [];
    } else part.push(token);
    depth += token.split('(').length - token.split(')').length;
  }
  return [...parts, part.join(' ')];
}
