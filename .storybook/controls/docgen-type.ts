import type { Preview } from '@storybook/react-vite';
import { isCallback } from './union-members.ts';

/** A step in which Storybook works out what it knows of a story's props. */
export type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
/** Storybook's description of one prop. */
export type ArgType = ReturnType<Enhancer>[string];
/** A prop's type as Storybook keeps it, whichever tool has read it. */
export type DocgenType = NonNullable<ArgType['type']>;
type Choice = string | number | null;

/** Whether docgen knows of a type no more than its name. */
export const isNamed = (type: DocgenType, name: string) => type.name === 'other' && type.value === name;

/** Values of a union that has nothing else; nothing where another type is among them. */
function choicesOf(members: readonly DocgenType[]): Choice[] | undefined {
  const values = members.map((member) => {
    if (member.name === 'enum') return member.value;
    return isNamed(member, 'null') ? [null] : undefined;
  });
  return values.every((value) => value !== undefined) ? values.flat() : undefined;
}

/**
 * The type that a control is chosen by: an optional prop is what it is when it is given, and so is one that can be null.
 * @param options - values that the stories name, for a type that is worked out from a list (`(typeof sizes)[number]`)
 */
export function controlType(type: DocgenType, options?: readonly Choice[]): DocgenType {
  const { required, raw } = type;
  const kept = { ...(required !== undefined && { required }), ...(raw !== undefined && { raw }) };
  if (options) return { ...kept, name: 'enum', value: [...options] };
  if (raw !== undefined && isCallback(raw)) return { ...kept, name: 'function' };
  if (type.name !== 'union') return type;
  const members = type.value.filter((member) => !isNamed(member, 'undefined'));
  const value = choicesOf(members);
  if (value) return { ...kept, name: 'enum', value };
  const [only, ...others] = members.filter((member) => !isNamed(member, 'null'));
  return only && others.length === 0 ? { ...only, ...kept } : { ...type, value: members };
}
