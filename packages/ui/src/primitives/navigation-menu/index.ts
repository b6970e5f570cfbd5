export type { NavigationMenuItemProps } from './navigation-menu-item.tsx';
export type { NavigationMenuLinkProps } from './navigation-menu-link.tsx';
export type { NavigationMenuRootProps } from './navigation-menu-root.tsx';
export * as NavigationMenu from './parts.ts';
