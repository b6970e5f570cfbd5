export {
  NavigationMenuItem as Item,
  NavigationMenuLink as Link,
  NavigationMenuRoot as Root,
} from './navigation-menu.tsx';
