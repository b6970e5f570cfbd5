/** `@ministerio/widgets`: importing it does nothing; {@link defineWidgets} defines the elements. */
import './runtime/styles.css';
import { widgets } from 'virtual:ministerio-elements';
import type { WidgetName } from './jsx.ts';
import { define } from './runtime/define.ts';

export type * from './jsx.ts';
export { version } from './runtime/script.ts';

/**
 * Defines the custom elements. An element that the page already has stays as it is.
 * @param names - all of them by default.
 */
export function defineWidgets(names: readonly WidgetName[] = Object.keys(widgets) as WidgetName[]): void {
  define(names.map((name) => widgets[name]));
}
