/** Way to a value of the content: the name of what `packages/content` exports, then properties and indexes. */
export type ContentPath = readonly (string | number)[];

/** A value of the content that would reach visitors wrong. */
export interface Fault {
  readonly path: ContentPath;
  /** What should stand there, in Spanish, to follow 'se espera'. */
  readonly expected: string;
  /** Nobody reads a value of this name. */
  readonly isUnknown?: boolean;
}

/** The value at a path; `undefined` where nothing is. */
export function valueAt(content: unknown, path: ContentPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<string | number, unknown>> | undefined)?.[key],
    content,
  );
}

const shown = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/** A fault as one sentence, without its place. */
export function sentence(content: unknown, { path, expected, isUnknown }: Fault): string {
  const name = path.findLast((key) => typeof key === 'string');
  if (isUnknown) return `no se conoce ${name}; se espera ${expected}.`;
  const value = valueAt(content, path);
  if (value === undefined) return `falta ${name}; se espera ${expected}.`;
  if (value === null || typeof value === 'object') return `${name}: se espera ${expected}.`;
  return `${name} dice ${shown(value)}; se espera ${expected}.`;
}
