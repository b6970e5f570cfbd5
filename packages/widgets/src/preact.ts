/** `@ministerio/widgets/preact`: types of the elements in JSX of preact. It has no code. */
import type { WidgetElements } from './jsx.ts';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends WidgetElements {}
  }
}
