import { isValidElement } from 'react';
import { withoutDefaultTag } from './default-tag.ts';
import { type ArgType, controlType, type DocgenType, type Enhancer, isNamed } from './docgen-type.ts';
import { typeText } from './type-text.ts';

/** No field can hold it: it is shown and not edited. */
const notEdited = { disable: true };

const isText = (arg: unknown) => arg === undefined || arg === null || typeof arg === 'string';
const isElement = (arg: unknown) => isValidElement(arg) || (Array.isArray(arg) && arg.some(isValidElement));

/** A type of which only the default speaks, as `type = 'button'` does of a button's. */
function typeOfDefault(value: string | undefined): DocgenType | undefined {
  if (value === undefined) return undefined;
  if (/^(?:true|false)$/.test(value)) return { name: 'boolean' };
  if (/^-?[\d.]+$/.test(value)) return { name: 'number' };
  return /^'.*'$/.test(value) ? { name: 'string' } : undefined;
}

/** A node that is a text is edited as a text. */
const textOf = (type: DocgenType, arg: unknown): DocgenType =>
  isNamed(type, 'ReactNode') && isText(arg) ? { required: type.required ?? false, name: 'string' } : type;

/** Docgen reads no `readonly X[]`; that the story gives a list says more than 'unknown'. */
const listOf = (type: DocgenType, arg: unknown): DocgenType =>
  isNamed(type, 'unknown') && type.raw === undefined && Array.isArray(arg) ? { ...type, raw: 'array' } : type;

const holdsMore = (type: DocgenType, arg: unknown) =>
  isNamed(type, 'ReactNode') || isElement(arg) || /^Readonly(?:Set|Map)\b/.test(type.raw ?? '');

function readable(argType: ArgType, arg: unknown): ArgType {
  const { description, defaultValue } = withoutDefaultTag(argType.description ?? '');
  const fallback = argType.table?.defaultValue?.summary ?? defaultValue;
  const read = argType.type?.name ? argType.type : typeOfDefault(fallback);
  const type = read && listOf(textOf(controlType(read, argType.options), arg), arg);
  const text = type && typeText(type);
  return {
    ...argType,
    ...(description && { description }),
    ...(type && { type }),
    ...(type && !argType.control && holdsMore(type, arg) && { control: notEdited }),
    table: {
      ...argType.table,
      ...(text && { type: text }),
      ...(fallback !== undefined && { defaultValue: { ...argType.table?.defaultValue, summary: fallback } }),
    },
  };
}

/**
 * Makes what react-docgen reads fit for controls, before Storybook chooses them: docgen takes an optional prop for a
 * union with `undefined`, which is edited as JSON, and leaves `@default` in the description.
 */
export const readableArgTypes: Enhancer = ({ argTypes, initialArgs }) => {
  const undescribed = Object.entries(initialArgs).filter(
    ([name, arg]) => !(name in argTypes) && isElement(arg),
  );
  return {
    ...Object.fromEntries(undescribed.map(([name]) => [name, { name, control: notEdited }])),
    ...Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => [name, readable(argType, initialArgs[name])]),
    ),
  };
};
