/** What a widget tells the page around it: the `detail` of each event. */
export interface WidgetEvents {
  /** It has been drawn for the first time. */
  'ministerio-ready': { readonly version: string };
  /** Something is wrong with an attribute or with what is inside the element; it goes on with what it has. */
  'ministerio-error': { readonly message: string; readonly attribute?: string };
  /** The panel of the FAQ opened or closed. */
  'ministerio-toggle': { readonly open: boolean };
  /** Someone pressed play. */
  'ministerio-play': { readonly id: string; readonly title: string };
}
