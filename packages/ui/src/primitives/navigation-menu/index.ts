export type {
  NavigationMenuItemProps,
  NavigationMenuLinkProps,
  NavigationMenuRootProps,
} from './navigation-menu.tsx';
export * as NavigationMenu from './parts.ts';
