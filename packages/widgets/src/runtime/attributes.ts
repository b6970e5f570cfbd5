/** One attribute of a widget: parsing, types, documentation and Storybook's controls all come from it. */
export interface Attribute<Value> {
  readonly type: 'choice' | 'flag' | 'color' | 'address' | 'number';
  /** Value while the attribute is absent or wrong. */
  readonly default: Value;
  /** Accepted values in Spanish, for the hint about a wrong one. */
  readonly expects: string;
  /** Values to choose from. */
  readonly options?: readonly string[];
  /** Smallest and largest number. */
  readonly range?: readonly [min: number, max: number];
  /** @returns `undefined` for a wrong value. */
  readonly parse: (text: string) => Value | undefined;
}

/** Attributes of a widget by their names. */
export type AttributeSchema = Readonly<Record<string, Attribute<unknown>>>;

/** Values of a schema's attributes. */
export type ValuesOf<Schema extends AttributeSchema> = {
  readonly [Name in keyof Schema]: Schema[Name] extends Attribute<infer Value> ? Value : never;
};

/** An attribute with a value that it does not accept. */
export interface WrongAttribute {
  readonly name: string;
  readonly text: string;
  readonly message: string;
}

/**
 * Reads an element's attributes. One that is absent or wrong has its default, so removing an attribute always restores
 * the default.
 * @param textOf - the attribute's text, null where it is absent.
 * @returns the values, and what is wrong with the attributes.
 */
export function readAttributes<Schema extends AttributeSchema>(
  schema: Schema,
  textOf: (name: string) => string | null,
) {
  const wrong: WrongAttribute[] = [];
  const entries = Object.entries(schema).map(([name, { parse, default: fallback, expects }]) => {
    const text = textOf(name);
    const value = text === null ? fallback : parse(text.trim());
    if (value !== undefined || text === null) return [name, value];
    wrong.push({ name, text, message: `Atributo «${name}»: se esperaba ${expects}.` });
    return [name, fallback];
  });
  return { values: Object.fromEntries(entries) as ValuesOf<Schema>, wrong };
}
