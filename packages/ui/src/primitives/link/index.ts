export { Link, type LinkProps, linkVariants } from './link.tsx';
export type { AnchorProps } from './link-context.ts';
export { LinkProvider } from './link-provider.tsx';
