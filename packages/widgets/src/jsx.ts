import type { ReactNode, Ref } from 'react';
import type { documentation } from './elements/documentation.ts';
import type { ValuesOf } from './runtime/attributes.ts';

/** What JSX may give to a widget: its attributes, and what any element takes. */
export type WidgetProps<Name extends keyof typeof documentation> = {
  readonly [Attribute in keyof ValuesOf<(typeof documentation)[Name]['attributes']>]?:
    | ValuesOf<(typeof documentation)[Name]['attributes']>[Attribute]
    | undefined;
} & { readonly children?: ReactNode; readonly ref?: Ref<HTMLElement> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ministerio-faq': WidgetProps<'faq'>;
      'ministerio-predicas': WidgetProps<'predicas'>;
      'ministerio-horarios': WidgetProps<'horarios'>;
      'ministerio-actividades': WidgetProps<'actividades'>;
    }
  }
}
