import type { Attribute, AttributeSchema } from '../runtime/attributes.ts';

const controls = {
  choice: 'select',
  flag: 'boolean',
  color: 'color',
  address: 'text',
  number: 'number',
} as const;

/** Storybook's table and controls of a widget's attributes. */
export function controlsOf<Schema extends AttributeSchema>(schema: Schema) {
  const entries = Object.entries(schema).map(([name, attribute]) => [name, argType(attribute)]);
  return Object.fromEntries(entries) as { [Name in keyof Schema]: ReturnType<typeof argType> };
}

function argType({ type, description, options, range, default: value, expects }: Attribute<unknown>) {
  const [min, max] = range ?? [];
  return {
    description,
    control: { type: controls[type], ...(range ? { min, max } : {}) },
    ...(options ? { options: [...options] } : {}),
    table: {
      type: { summary: expects },
      defaultValue: { summary: value === undefined ? '' : String(value) },
    },
  };
}
