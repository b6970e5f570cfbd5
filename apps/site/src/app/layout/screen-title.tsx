import { useServices } from '@ministerio/ui/connected/services';
import type { ComponentType } from 'react';

/** The document's title: the screen's name, then the product's. */
export function ScreenTitle({ children }: { readonly children: string }) {
  const { church } = useServices();
  return <title>{`${children} · ${church.product}`}</title>;
}

export function titled(title: string, Screen: ComponentType): ComponentType {
  return () => (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <Screen />
    </>
  );
}
