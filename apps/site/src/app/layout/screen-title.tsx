import { church } from '@ministerio/content';

/** The document's title: the screen's name, then the product's. */
export function ScreenTitle({ children }: { readonly children: string }) {
  return <title>{`${children} · ${church.product}`}</title>;
}
