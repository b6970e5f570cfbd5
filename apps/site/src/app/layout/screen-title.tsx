import { useServices } from '@ministerio/screens/kit/services';
import { type ComponentType, useLayoutEffect } from 'react';

/** The document's title: the screen's name, then the product's. */
export function ScreenTitle({ children }: { readonly children: string }) {
  const { church } = useServices();
  const title = `${children} · ${church.product}`;
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

export function titled(title: string, Screen: ComponentType): ComponentType {
  return () => (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <Screen />
    </>
  );
}
