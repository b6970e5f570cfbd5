import type { Context } from './context.ts';

/** A function component. */
export type FunctionComponent = (props: Props) => unknown;

/** What an element is given. */
export type Props = Readonly<Record<string, unknown>> & { readonly children?: unknown };

/** What may be drawn: an HTML or SVG name, a component, a context's provider, or a {@link Fragment}. */
export type ElementType = string | FunctionComponent | Context<unknown>['Provider'] | typeof Fragment;

/** A description of something to draw, as JSX makes it. */
export interface Element {
  readonly type: ElementType;
  readonly props: Props;
  readonly key: string | undefined;
}

/** Several things without a box around them. */
export const Fragment = Symbol();

/** What JSX becomes. */
export const jsx = (type: ElementType, props: Props, key?: string): Element => ({ type, props, key });
