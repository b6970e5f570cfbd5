/**
 * Stands in for class-variance-authority: a base class and one class per choice. Compound variants and defaults
 * are not used in the components, so they are not here.
 */
type ClassName = string | false | null | undefined;

/** Joins classes. */
export const cx = (...names: ClassName[]): string => names.filter(Boolean).join(' ');

/** Classes of a component by its choices. */
export function cva(
  base: ClassName,
  { variants }: { readonly variants: Readonly<Record<string, Readonly<Record<string, ClassName>>>> },
) {
  return (choices: Readonly<Record<string, string>>): string =>
    cx(base, ...Object.keys(variants).map((name) => variants[name]?.[choices[name] ?? '']));
}
