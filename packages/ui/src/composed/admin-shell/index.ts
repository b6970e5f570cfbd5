export type { AdminNavProps, LinkCounts } from './admin-links.ts';
export { AdminScreen, type AdminScreenProps } from './admin-screen.tsx';
export { AdminShell, type AdminShellProps } from './admin-shell.tsx';
