import type { faqAttributes } from './elements/faq/attributes.ts';
import type { horariosAttributes } from './elements/horarios/attributes.ts';
import type { predicasAttributes } from './elements/predicas/attributes.ts';
import type { commonAttributes } from './runtime/attribute-kinds.ts';
import type { AttributeSchema, ValuesOf } from './runtime/attributes.ts';
import type { WidgetEvents } from './runtime/events.ts';

/** Events of the widgets; each bubbles and leaves its shadow root. */
export type MinisterioEventMap = { [Name in keyof WidgetEvents]: CustomEvent<WidgetEvents[Name]> };

type Optional<Schema extends AttributeSchema> = {
  [Name in keyof Schema]?: ValuesOf<Schema>[Name] | undefined;
};

/** Attributes of `<ministerio-faq>`. */
export type MinisterioFaqAttributes = Optional<typeof faqAttributes>;
/** Attributes of `<ministerio-predicas>`. */
export type MinisterioPredicasAttributes = Optional<typeof predicasAttributes>;
/** Attributes of `<ministerio-horarios>`. */
export type MinisterioHorariosAttributes = Optional<typeof horariosAttributes>;
/** Attributes of `<ministerio-actividades>`. */
export type MinisterioActividadesAttributes = Optional<typeof commonAttributes>;

/** Attributes of each element. */
export interface MinisterioElementAttributes {
  'ministerio-faq': MinisterioFaqAttributes;
  'ministerio-predicas': MinisterioPredicasAttributes;
  'ministerio-horarios': MinisterioHorariosAttributes;
  'ministerio-actividades': MinisterioActividadesAttributes;
}

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

type WidgetElements = { [Tag in keyof MinisterioElementAttributes]: WidgetProps<Tag> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WidgetElements {}
  }
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends WidgetElements {}
  }
}
