/** Defines every element, as pages get them (scripts/storybook-bundle.ts). */
declare module 'virtual:ministerio-widgets';

/** Every widget by its name, from the folders of `elements/` (scripts/elements.ts). */
declare module 'virtual:ministerio-elements' {
  export const widgets: Readonly<Record<import('./jsx.ts').WidgetName, import('./runtime/widget.ts').Widget>>;
}
