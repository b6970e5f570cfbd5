export { NavigationMenuItem as Item } from './navigation-menu-item.tsx';
export { NavigationMenuLink as Link } from './navigation-menu-link.tsx';
export { NavigationMenuRoot as Root } from './navigation-menu-root.tsx';
