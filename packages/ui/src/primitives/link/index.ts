export { Link, type LinkProps, linkVariants } from './link.tsx';
export type { AnchorProps } from './link-provider.tsx';
export { LinkProvider } from './link-provider.tsx';
