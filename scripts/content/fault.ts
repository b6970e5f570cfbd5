/** Path of a value: the export's name in `packages/content`, then properties and indexes. */
export type ContentPath = readonly (string | number)[];

/** A wrong value of the content. */
export interface Fault {
  readonly path: ContentPath;
  /** The expected value in Spanish, to follow 'se espera'. */
  readonly expected: string;
  /** The name is unknown. */
  readonly isUnknown?: boolean;
}

/** The value at a path; `undefined` where it is missing. */
export function valueAt(content: unknown, path: ContentPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<string | number, unknown>> | undefined)?.[key],
    content,
  );
}

const shown = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/** A fault as one sentence, without its location. */
export function sentence(content: unknown, { path, expected, isUnknown }: Fault): string {
  const name = path.findLast((key) => typeof key === 'string');
  if (isUnknown) return `no se conoce ${name}; se espera ${expected}.`;
  const value = valueAt(content, path);
  if (value === undefined) return `falta ${name}; se espera ${expected}.`;
  if (value === null || typeof value === 'object') return `${name}: se espera ${expected}.`;
  return `${name} dice ${shown(value)}; se espera ${expected}.`;
}
