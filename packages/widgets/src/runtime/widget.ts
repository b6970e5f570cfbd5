import type { ComponentType } from 'react';
import type { AttributeSchema, ValuesOf } from './attributes.ts';
import type { WidgetEvents } from './events.ts';

/** What a view may do with its element. */
export interface WidgetHost {
  /** The element in the page; its children are the author's own content. */
  readonly element: HTMLElement;
  /** Sends an event that bubbles out of every shadow root. */
  readonly emit: <Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]) => void;
}

/** What a view is given. */
export interface ViewProps<Schema extends AttributeSchema> {
  readonly values: ValuesOf<Schema>;
  readonly host: WidgetHost;
}

/** A custom element: its name, its attributes and what it shows. */
export interface Widget<Schema extends AttributeSchema = AttributeSchema> {
  readonly tag: `ministerio-${string}`;
  readonly attributes: Schema;
  readonly view: ComponentType<ViewProps<Schema>>;
  /** Whether it starts wherever it stands, because it shows elsewhere; others wait until they come near the view. */
  readonly startsAtOnce?: (values: ValuesOf<Schema>) => boolean;
}

/** Checks a widget's parts against each other. */
export function widget<Schema extends AttributeSchema>(parts: Widget<Schema>): Widget {
  // A view reads the values of its own schema only, and is never given any others.
  return parts as unknown as Widget;
}
