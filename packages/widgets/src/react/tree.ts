import { applyProperties, setRef } from './dom-properties.ts';
import { type Element, type ElementType, Fragment, type FunctionComponent, type Props } from './element.ts';
import { withHooks } from './hooks.ts';
import type { Instance, Root } from './instance.ts';

const SVG = 'http://www.w3.org/2000/svg';

const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Something to draw: `''` is text, `null` nothing. */
interface Drawable {
  readonly type: ElementType | null;
  readonly props: Props;
  readonly key: string | undefined;
}

/** Anything a component may return or hold, as something to draw. */
function toElement(value: unknown): Drawable {
  if (Array.isArray(value)) return { type: Fragment, props: { children: value }, key: undefined };
  if (isElement(value)) return value;
  const isNothing = value == null || typeof value === 'boolean';
  return { type: isNothing ? null : '', props: { children: value }, key: undefined };
}

/** What a component returns, or what an element holds, as a list. */
function contentOf(instance: Instance): readonly unknown[] {
  const { type, props } = instance;
  const isComponent = typeof type === 'function';
  const content = isComponent
    ? withHooks(instance, () => (type as FunctionComponent)(props))
    : props.children;
  return isComponent || !Array.isArray(content) ? [content] : content;
}

/** After the children's: what is inside is there before what is around looks at it. */
function queueEffects({ effects }: Instance): void {
  // Most instances are elements of the page and have none.
  if (effects.length > 0) pending.push(...effects.splice(0));
}

/**
 * Something that is drawn for the first time.
 * @param into - element that is new as well: each thing goes to its end, so nothing has to be put in order.
 */
function create(
  { type, props }: Drawable,
  key: string | number,
  parent: Instance | undefined,
  root: Root,
  into?: Instance['dom'],
): Instance {
  const isSvg = type === 'svg' || (parent?.isSvg ?? false);
  const instance: Instance = {
    type,
    key,
    parent,
    root,
    isSvg,
    props,
    children: [],
    hooks: [],
    effects: [],
  };
  if (type === '') instance.dom = document.createTextNode(String(props.children));
  else if (type !== null) {
    if (typeof type === 'string') {
      instance.dom = isSvg
        ? (document.createElementNS(SVG, type) as SVGElement)
        : document.createElement(type);
    }
    const host = instance.dom ?? into;
    instance.children = contentOf(instance).map((value, index) => {
      const child = toElement(value);
      return create(child, child.key ?? index, instance, root, host);
    });
    if (instance.dom) applyProperties(instance, instance.dom as HTMLElement);
    queueEffects(instance);
  }
  if (instance.dom) into?.appendChild(instance.dom);
  return instance;
}

/** A provider around what is being drawn has another value than in the last drawing. */
let hasNewContext = false;

const isNewContext = ({ type }: Instance, props: Props, known: Props) =>
  typeof type === 'function' && 'isProvider' in type && props.value !== known.value;

/** Draws an instance with other properties. */
function update(instance: Instance, props: Props, known: Props): void {
  const { type, dom } = instance;
  const hadNewContext = hasNewContext;
  hasNewContext ||= isNewContext(instance, props, known);
  instance.props = props;
  if (type === '') (dom as Text).data = String(props.children);
  else if (type !== null) {
    drawChildren(instance, contentOf(instance));
    if (dom) {
      applyProperties(instance, dom as HTMLElement, known);
      place(instance, dom);
    }
    queueEffects(instance);
  }
  hasNewContext = hadNewContext;
}

function drawChildren(instance: Instance, values: readonly unknown[]): void {
  const known = new Map(instance.children.map((child) => [child.key, child]));
  instance.children = values.map((value, index) => {
    const next = toElement(value);
    const key = next.key ?? index;
    const before = known.get(key);
    if (before?.type !== next.type) return create(next, key, instance, instance.root);
    known.delete(key);
    // The very element of the last drawing, such as `children` that were handed through: nothing in it is new.
    if (next.props !== before.props || hasNewContext) update(before, next.props, before.props);
    return before;
  });
  for (const child of known.values()) remove(child);
}

/** Takes an instance out of the page: what its effects began ends, nothing of it stays. */
export function remove(instance: Instance): void {
  const { hooks, children, dom, props } = instance;
  instance.gone = true;
  for (const { cleanup } of hooks) cleanup?.();
  for (const child of children) remove(child);
  if (dom) {
    setRef(props.ref, null);
    dom.remove();
  }
}

/** The page's nodes of an instance. */
function nodesOf({ dom, children }: Instance): Node[] {
  return dom ? [dom] : children.flatMap(nodesOf);
}

/** Puts an element's children in order and leaves alone those that stand right: a moved frame would load again. */
function place(instance: Instance, dom: Node): void {
  let next = dom.firstChild;
  for (const node of instance.children.flatMap(nodesOf)) {
    if (node === next) next = next.nextSibling;
    else dom.insertBefore(node, next);
  }
}

const pending: (() => void)[] = [];

/** Runs what waits for the page to show the drawing; an error takes everything away and is told to the root. */
function guarded(root: Root, draw: () => void): void {
  try {
    draw();
    for (const effect of pending.splice(0)) effect();
  } catch (error) {
    pending.length = 0;
    hasNewContext = false;
    root.clear();
    root.onUncaughtError?.(error);
  }
}

/** Draws a component again, with what its hooks hold now. */
export function redraw(instance: Instance): void {
  guarded(instance.root, () => {
    update(instance, instance.props, instance.props);
    let host = instance.parent;
    while (host && !host.dom) host = host.parent;
    if (host?.dom) place(host, host.dom);
  });
}

/** Draws something into an instance that stands for a place in the page. */
export function drawInto(instance: Instance, value: unknown): void {
  guarded(instance.root, () => update(instance, { children: value }, instance.props));
}
