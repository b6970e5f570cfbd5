import type { ComponentType, ReactNode } from 'react';
import { type AnchorProps, LinkContext } from './link-context.ts';

/** Makes every {@link Link} below render its internal links through an app's router. */
export function LinkProvider({
  component,
  children,
}: {
  /** Renders a link to a path of this site; receives the props of an `<a>`. */
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}
