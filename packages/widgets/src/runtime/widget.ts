import type { ComponentType, ReactNode } from 'react';
import type { AttributeSchema, ValuesOf } from './attributes.ts';
import type { WidgetEvents } from './events.ts';
import type { PublishedContent } from './published-content.tsx';

/** A view's access to its element. */
export interface WidgetHost {
  /** The element in the page; its children are the author's own content. */
  readonly element: HTMLElement;
  /** Dispatches an event that bubbles out of every shadow root. */
  readonly emit: <Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]) => void;
}

/** Props of a view. */
export interface ViewProps<Schema extends AttributeSchema, Content = undefined> {
  readonly values: ValuesOf<Schema>;
  readonly host: WidgetHost;
  /** The site's published content; `undefined` until it has answered. */
  readonly content: Content | undefined;
  /** Stands in for the missing content: on its way, or unconfirmed. */
  readonly standIn: ReactNode;
}

/** Definition of a custom element. */
export interface Widget<Schema extends AttributeSchema = AttributeSchema, Content = unknown> {
  readonly tag: `ministerio-${string}`;
  readonly attributes: Schema;
  readonly view: ComponentType<ViewProps<Schema, Content>>;
  /** Content that it shows of the site; without it the widget asks for no documents. */
  readonly content?: PublishedContent<Content>;
  /** Whether it starts wherever its element is, because it shows elsewhere; others wait until they are near the viewport. */
  readonly startsAtOnce?: (values: ValuesOf<Schema>) => boolean;
}

/** Checks that a widget's view fits its attributes. */
export function widget<Schema extends AttributeSchema, Content = undefined>(
  definition: Widget<Schema, Content>,
): Widget {
  // A view only ever receives values of its own schema.
  return definition as unknown as Widget;
}
