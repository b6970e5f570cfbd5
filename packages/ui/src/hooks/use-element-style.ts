import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets custom properties on an element by script: `style-src 'self'` refuses a `style` attribute in
 * prerendered HTML.
 * @param target - the element.
 * @param values - CSS values by property name (`--name`); `undefined` removes the property.
 */
export function useElementStyle(
  target: RefObject<HTMLElement | null>,
  values: Readonly<Record<`--${string}`, string | undefined>>,
): void {
  const key = JSON.stringify(values);
  useLayoutEffect(() => {
    const style = target.current?.style;
    for (const [name, value] of Object.entries<string | undefined>(JSON.parse(key))) {
      if (value === undefined) style?.removeProperty(name);
      else style?.setProperty(name, value);
    }
  }, [target, key]);
}
