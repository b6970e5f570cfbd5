import { type ComponentProps, type ComponentType, createContext } from 'react';

/** What a router's link is given: the props of an `<a>`, always with `href`. */
export type AnchorProps = ComponentProps<'a'> & { href: string };

/** The component that renders links within the app; `null` renders plain anchors. */
export const LinkContext = createContext<ComponentType<AnchorProps> | null>(null);
