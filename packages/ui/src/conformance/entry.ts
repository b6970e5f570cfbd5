import type { MouseEventHandler, ReactElement, Ref } from 'react';

/** What every component takes and hands on. The ref's element differs per component, hence the widest type. */
export interface CommonProps {
  className?: string;
  id?: string;
  'data-own'?: string;
  ref?: Ref<never>;
  onClick?: MouseEventHandler<Element>;
}

/** A component in a registry, for the rules that hold for all of them. */
export interface RegistryEntry {
  /** Folder under `primitives` or `composed`. */
  readonly folder: string;
  /** Value of `data-component` on the element that carries `className`. */
  readonly name: string;
  /** The component with the given props and the least it needs besides. */
  readonly render: (props: CommonProps) => ReactElement;
  /** Drawn by script alone (into a portal), so that the server renders nothing of it. */
  readonly clientOnly?: true;
  /** Its library writes style attributes, so it belongs to screens that are not prerendered. */
  readonly neverPrerendered?: true;
  /** `id`, `ref` and the rest go to the native control inside; only `className` is the root's. */
  readonly control?: true;
}
