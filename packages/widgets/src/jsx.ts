import type { AttributeSchema, ValuesOf } from './runtime/attributes.ts';
import type { WidgetEvents } from './runtime/events.ts';

/** Events of the widgets; each bubbles and leaves its shadow root. */
export type MinisterioEventMap = { [Name in keyof WidgetEvents]: CustomEvent<WidgetEvents[Name]> };

/** A widget's element: every attribute is also a property. */
export type WidgetElement<Schema extends AttributeSchema> = HTMLElement & {
  [Name in keyof Schema]?: ValuesOf<Schema>[Name] | undefined;
};

/** Tags of the widgets: each adds its own to `HTMLElementTagNameMap` in its `attributes.ts`. */
type WidgetTag = keyof HTMLElementTagNameMap & `ministerio-${string}`;

/** Attributes of each element by its tag. */
export type MinisterioElementAttributes = {
  [Tag in WidgetTag]: Omit<HTMLElementTagNameMap[Tag], keyof HTMLElement>;
};

/** Name of a widget's file. */
export type WidgetName = NameOf<keyof MinisterioElementAttributes>;

type NameOf<Tag> = Tag extends `ministerio-${infer Name}` ? Name : never;

/** Props of a widget in JSX: its attributes and those of every element. */
export type WidgetProps<Tag extends keyof MinisterioElementAttributes> = MinisterioElementAttributes[Tag] & {
  id?: string;
  class?: string;
  className?: string;
  children?: unknown;
  ref?: unknown;
  key?: string | number;
};

/** Widgets as a framework's JSX names them: `react.ts` and `preact.ts` add them to theirs. */
export type WidgetElements = { [Tag in keyof MinisterioElementAttributes]: WidgetProps<Tag> };
