import type { AppPath } from './app-paths.ts';

/** Documents of the signed-in application: screens that are opened first have their own, others share their area's. */
export type ShellName = 'login' | 'register' | 'panel' | 'home' | 'desk' | 'attendance' | 'member' | 'mark';

const own: Readonly<Partial<Record<AppPath, ShellName>>> = {
  '/auth/Login': 'login',
  '/auth/Registro': 'register',
  '/dashboard': 'home',
  '/dashboard/asistenciamembresia': 'desk',
  '/dashboard/asistencia': 'attendance',
  '/dashboard/user/profile': 'mark',
};

/** The address that a document is for; '' where it serves several. */
export function addressOf(name: ShellName): string {
  return Object.entries(own).find(([, shell]) => shell === name)?.[0] ?? '';
}

/** The document of an address. */
export function shellOf(path: AppPath): ShellName {
  return own[path] ?? (/^\/dashboard\/user(\/|$)/.test(path) ? 'member' : 'panel');
}
