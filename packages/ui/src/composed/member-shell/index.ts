export { MemberShell, type MemberShellProps } from './member-shell.tsx';
