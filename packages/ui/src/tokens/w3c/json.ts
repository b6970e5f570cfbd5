/** Reading JSON of unknown shape; each throws an Error that says what is there instead. */

type JsonObject = Readonly<Record<string, unknown>>;

const shown = (value: unknown) => JSON.stringify(value) ?? 'nothing';

export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function record(value: unknown): JsonObject {
  if (!isRecord(value)) throw new Error(`${shown(value)} is not an object`);
  return value;
}

/** A member of an object. */
export function at(value: unknown, key: string): unknown {
  return record(value)[key];
}

export function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${shown(value)} is not a list`);
  return value;
}

export function number(value: unknown): number {
  if (typeof value !== 'number') throw new Error(`${shown(value)} is not a number`);
  return value;
}

export function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`${shown(value)} is not a text`);
  return value;
}

export function oneOf<const Choice extends string>(value: unknown, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new Error(`${shown(value)} is not one of ${choices.join(', ')}`);
  return found;
}
