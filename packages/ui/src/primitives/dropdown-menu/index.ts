export type {
  DropdownMenuContentProps,
  DropdownMenuItemProps,
  DropdownMenuRootProps,
} from './dropdown-menu.tsx';
export * as DropdownMenu from './parts.ts';
