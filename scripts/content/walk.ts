import type { ContentPath } from './fault.ts';
import { shapes } from './shapes.ts';

interface Found {
  readonly path: ContentPath;
  readonly value: unknown;
}

/** Values of every property of a name, at any depth, in the exports that have a shape. */
export function eachValue(content: object, property: string): readonly Found[] {
  const below = (value: unknown, path: ContentPath): readonly Found[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => {
      const inPath = [...path, Array.isArray(value) ? Number(name) : name];
      return name === property ? [{ path: inPath, value: inner }] : below(inner, inPath);
    });
  };
  return Object.entries(content).flatMap(([name, value]) => (name in shapes ? below(value, [name]) : []));
}
