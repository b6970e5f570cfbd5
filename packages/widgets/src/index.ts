/** `@ministerio/widgets`: importing it does nothing; {@link defineWidgets} defines the elements. */
import { widgets } from './elements/index.ts';
import type { WidgetName } from './jsx.ts';
import { define } from './runtime/define.ts';

export type * from './jsx.ts';
export { version } from './runtime/version.ts';

/**
 * Defines the custom elements. An element that the page has already is left as it is.
 * @param names - all of them when left out.
 */
export function defineWidgets(names: readonly WidgetName[] = Object.keys(widgets) as WidgetName[]): void {
  define(names.map((name) => widgets[name]));
}
