import { type ComponentProps, type ComponentType, createContext, type ReactNode } from 'react';

/** Props of a router's link: those of an `<a>`, always with `href`. */
export type AnchorProps = ComponentProps<'a'> & { href: string };

/** The component that renders links within the app; `null` renders plain anchors. */
export const LinkContext = createContext<ComponentType<AnchorProps> | null>(null);

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
