import type { Props } from './element.ts';
import type { Instance } from './instance.ts';

/** Gives a page's element the properties of the last drawing. */
export function applyProperties(instance: Instance, dom: HTMLElement | SVGElement, known?: Props): void {
  const { props, isSvg } = instance;
  for (const name in known ? { ...known, ...props } : props) {
    const value = props[name];
    if (name === 'children' || value === known?.[name]) continue;
    if (name === 'ref') setRef(value, dom);
    else if (name.startsWith('on')) {
      // Once: the listener looks up what the last drawing gave.
      if (!known || !(name in known))
        dom.addEventListener(name.slice(2).toLowerCase(), (event) => call(instance.props[name], event));
    } else setAttribute(dom, attributeName(name, isSvg), value);
  }
}

/** React's names that are more than another spelling of the attribute. */
const attributeName = (name: string, isSvg: boolean) =>
  name === 'className' ? 'class' : isSvg ? name : name.toLowerCase();

/** Fills a ref, or empties it with `null`. */
export function setRef(ref: unknown, dom: Node | null): void {
  if (ref instanceof Function) ref(dom);
  else if (ref) (ref as { current: Node | null }).current = dom;
}

function call(handler: unknown, event: Event): void {
  if (handler instanceof Function) handler(event);
}

function setAttribute(dom: Element, attribute: string, value: unknown): void {
  // `aria-busy="false"` says something; `hidden="false"` would hide.
  const isSwitch = typeof value === 'boolean' && !attribute.startsWith('aria-');
  if (isSwitch) dom.toggleAttribute(attribute, value);
  else if (value == null) dom.removeAttribute(attribute);
  else dom.setAttribute(attribute, String(value));
}
