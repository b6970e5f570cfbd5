import type { ElementType, Props } from './element.ts';

/** What one element of the last drawing became. */
export interface Instance {
  /** `''` for text, `null` for nothing. */
  readonly type: ElementType | null;
  readonly key: string | number;
  readonly parent: Instance | undefined;
  readonly root: Root;
  /** It is, or is in, an SVG. */
  readonly isSvg: boolean;
  /** The text in `children`, for text. */
  props: Props;
  /** Of elements and text only. */
  dom?: HTMLElement | SVGElement | Text;
  children: Instance[];
  readonly hooks: Hook[];
  /** Effects that wait until the page shows what they are about. */
  effects: (() => void)[];
  gone?: boolean;
}

/** What a hook remembers between drawings. */
export interface Hook {
  value?: unknown;
  deps?: readonly unknown[] | undefined;
  cleanup?: (() => void) | undefined;
}

/** What the instances of one root share. */
export interface Root {
  /** Told of an error that a component threw; what was drawn goes. */
  readonly onUncaughtError?: (error: unknown) => void;
  /** Removes what was drawn. */
  readonly clear: () => void;
  /** Draws a component again, with what its hooks hold now. */
  readonly redraw: (instance: Instance) => void;
}
