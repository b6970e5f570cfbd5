export { DropdownMenuContent as Content } from './dropdown-menu-content.tsx';
export {
  DropdownMenuItem as Item,
  DropdownMenuLabel as Label,
  DropdownMenuLinkItem as LinkItem,
  DropdownMenuSeparator as Separator,
} from './dropdown-menu-items.tsx';
export { DropdownMenuRoot as Root, DropdownMenuTrigger as Trigger } from './dropdown-menu-root.tsx';
