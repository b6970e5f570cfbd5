export type { DropdownMenuContentProps } from './dropdown-menu-content.tsx';
export type { DropdownMenuItemProps } from './dropdown-menu-items.tsx';
export type { DropdownMenuRootProps } from './dropdown-menu-root.tsx';
export * as DropdownMenu from './parts.ts';
