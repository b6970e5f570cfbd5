/** `@ministerio/widgets`: importing it does nothing; {@link defineWidgets} defines the elements. */
import './runtime/styles.ts';
import type { WidgetName } from './elements/documentation.ts';
import { widgets } from './elements/index.ts';
import { define } from './runtime/define.ts';

export { version } from './runtime/version.ts';

/**
 * Defines the custom elements. An element that the page has already is left as it is.
 * @param names - all of them when left out.
 */
export function defineWidgets(names: readonly WidgetName[] = Object.keys(widgets) as WidgetName[]): void {
  define(names.map((name) => widgets[name]));
}
