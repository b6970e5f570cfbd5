import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { link as spanish } from '../../words/primitives.ts';
import { useWords } from '../../words/use-words.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './link.module.css';

/** Props of a router's link: those of an `<a>`, always with `href`. */
export type AnchorProps = ComponentProps<'a'> & { href: string };

/** The component that renders links within the app; `null` renders plain anchors. */
const LinkContext = createContext<ComponentType<AnchorProps> | null>(null);

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

/** Looks of a {@link Link}: in text, in navigation, or unstyled (around a card). */
export const linkVariants = ['inline', 'quiet', 'plain'] as const;

const look = cva(undefined, {
  variants: { variant: { inline: styles.Inline, quiet: styles.Quiet, plain: styles.Plain } },
});

export interface LinkProps extends AnchorProps {
  /** Opens in a new tab without a referrer, with a hint for screen readers. @default false */
  external?: boolean | undefined;
  /** Look: underlined, quiet, or as the text around it. @default 'inline' */
  variant?: (typeof linkVariants)[number] | undefined;
}

const isPath = (href: string) => /^\/(?!\/)/.test(href);

/**
 * A link. Renders an `<a>`; a path of this site (`/...`) goes through the router of `LinkProvider`,
 * anything else (`https:`, `mailto:`, `#hash`) never does.
 */
export function Link({ external = false, variant = 'inline', className, children, ...rest }: LinkProps) {
  const words = useWords(spanish);
  const RouterLink = useContext(LinkContext);
  const Anchor = RouterLink && !external && isPath(rest.href) ? RouterLink : 'a';
  return (
    <Anchor
      data-component="Link"
      part="link"
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
      className={cx(look({ variant }), className)}
    >
      {children}
      {external && <VisuallyHidden>{` ${words.newTab}`}</VisuallyHidden>}
    </Anchor>
  );
}
