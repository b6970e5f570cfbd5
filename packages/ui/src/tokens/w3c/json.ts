/** Reading JSON of unknown shape; each throws an Error that says what is there instead. */

/** An object of unknown members. */
export type JsonObject = Readonly<Record<string, unknown>>;

const shown = (value: unknown) => JSON.stringify(value) ?? 'nothing';

export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A reader of values of one type. @param name - of the type, with its article */
const reader =
  <Type>(isOfType: (value: unknown) => value is Type, name: string) =>
  (value: unknown): Type => {
    if (!isOfType(value)) throw new Error(`${shown(value)} is not ${name}`);
    return value;
  };

export const record = reader(isRecord, 'an object');
export const list = reader((value): value is readonly unknown[] => Array.isArray(value), 'a list');
export const number = reader((value) => typeof value === 'number', 'a number');
export const text = reader((value) => typeof value === 'string', 'a text');

/** A member of an object. */
export function at(value: unknown, key: string): unknown {
  return record(value)[key];
}

export function oneOf<const Choice extends string>(value: unknown, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new Error(`${shown(value)} is not one of ${choices.join(', ')}`);
  return found;
}
