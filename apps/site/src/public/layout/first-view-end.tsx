/** Id of the element that ends a page's first view. */
export const FIRST_VIEW_END = 'fin-de-portada';

/**
 * Stands after the first view of every page: browsers that can (`rel="expect"`) paint nothing before they have parsed this
 * far. What is centred or shared out among columns would move as the rest of it comes.
 */
export function FirstViewEnd() {
  return <template id={FIRST_VIEW_END} />;
}
