import type { MouseEventHandler, ReactElement, Ref } from 'react';

/** Props that every component takes and hands on. The ref's element differs per component, hence the widest type. */
export interface CommonProps {
  className?: string;
  id?: string;
  'data-own'?: string;
  ref?: Ref<never>;
  onClick?: MouseEventHandler<Element>;
}

/**
 * One component under the rules that hold for all of them. A stories file needs none: its `Default` story (or its meta,
 * where it has no `Default`) is rendered with the common props on top of its args, and the component's name is the
 * file's in PascalCase. A file that differs lists its cases: `parameters: { conformance: [...] satisfies ConformanceCase[] }`.
 */
export interface ConformanceCase {
  /** Value of `data-component` on the element that carries `className`. */
  readonly name: string;
  /** Export name of another story to render, such as `Empty`. */
  readonly story?: string;
  /** Renders the component with the given props, where no story hands its args on to it. The file's decorators apply. */
  readonly render?: (props: CommonProps) => ReactElement;
  /** Rendered in the browser only (into a portal): the server renders nothing of it. */
  readonly clientOnly?: true;
  /** Its library writes style attributes, so it belongs to screens that are not prerendered. */
  readonly neverPrerendered?: true;
  /** `id`, `ref` and the rest go to the native control inside; only `className` is the root's. */
  readonly control?: true;
}
