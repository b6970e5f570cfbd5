import type { DescribedAttribute, WidgetDocumentation } from '../elements/documentation.ts';

const controls = {
  choice: 'select',
  flag: 'boolean',
  color: 'color',
  address: 'text',
  number: 'number',
} as const;

/** Storybook's table and controls of a widget's attributes. */
export function controlsOf<Attributes extends WidgetDocumentation['attributes']>(attributes: Attributes) {
  const entries = Object.entries(attributes).map(([name, attribute]) => [name, argType(attribute)]);
  return Object.fromEntries(entries) as { [Name in keyof Attributes]: ReturnType<typeof argType> };
}

function argType({ type, description, options, range, default: value, expects }: DescribedAttribute) {
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
