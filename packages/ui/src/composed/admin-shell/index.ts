export type { LinkCounts } from './admin-links.ts';
export type { AdminNavProps } from './admin-nav.tsx';
export { AdminScreen, type AdminScreenProps } from './admin-screen.tsx';
export { AdminShell, type AdminShellProps } from './admin-shell.tsx';
