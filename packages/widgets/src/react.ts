/** `@ministerio/widgets/react`: types of the elements in JSX of React. It has no code. */
import type { WidgetElements } from './jsx.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WidgetElements {}
  }
}
