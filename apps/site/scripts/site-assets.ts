import type { SiteAssets } from '../src/public/renderer.tsx';
import type { ShellName } from '../src/routes/shells.ts';
import { HYDRATE, islandModules, moduleOf } from './bundles.ts';
import type { BuiltFiles } from './manifest.ts';

const APP_ENTRY = 'src/app-main.tsx';
const pageModule = (name: string) => `src/app/pages/${name}.tsx`;
const PANEL = [pageModule('dashboard/dashboard-layout')];
const MEMBER = [pageModule('user/user-layout')];

/** Modules that a shell's first screen is made of, beside the entry. */
const shellModules: Readonly<Record<ShellName, readonly string[]>> = {
  login: [pageModule('auth/login-page')],
  register: [pageModule('auth/register-page')],
  panel: PANEL,
  home: [...PANEL, pageModule('dashboard/home-page')],
  desk: [...PANEL, pageModule('dashboard/mark-page')],
  attendance: [...PANEL, '../../packages/screens/src/attendance/index.ts'],
  member: MEMBER,
  mark: [...MEMBER, pageModule('user/home-page')],
};
export const DOOR_ENTRY = 'src/door/door-main.tsx';
export const HALL_ENTRY = 'src/hall/hall-main.tsx';

/**
 * Where pages find what was built.
 * @param built - the files of each build for browsers.
 */
export function siteAssets(
  built: Readonly<Record<'boot' | 'styles' | 'islands' | 'door' | 'hall' | 'app' | 'guide', BuiltFiles>>,
  { shareVersion, guide }: Pick<SiteAssets, 'shareVersion'> & { readonly guide: string },
): Omit<SiteAssets, 'build'> {
  const scripts = islandModules.map((name) => [name, built.islands.file(moduleOf(name))] as const);
  return {
    boot: built.boot.file('src/boot/boot.ts'),
    styles: built.styles.assets('.css'),
    runtime: built.islands.scripts(moduleOf(HYDRATE)),
    islands: Object.fromEntries(scripts) as SiteAssets['islands'],
    app: { script: built.app.file(APP_ENTRY), shells: shellFiles(built.app) },
    door: { script: built.door.file(DOOR_ENTRY), styles: built.door.assets('.css') },
    hall: { script: built.hall.file(HALL_ENTRY), styles: built.hall.assets('.css') },
    guide: { html: guide, styles: built.guide.assets('.css') },
    shareVersion,
  };
}

/** Files that each shell loads beside the application's script: at once, as its styles are those of the first paint. */
function shellFiles(app: BuiltFiles): SiteAssets['app']['shells'] {
  const files = Object.entries(shellModules).map(([name, modules]) => [
    name,
    {
      scripts: app.scripts(APP_ENTRY, ...modules).filter((script) => script !== app.file(APP_ENTRY)),
      styles: app.styles(APP_ENTRY, ...modules),
    },
  ]);
  return Object.fromEntries(files) as SiteAssets['app']['shells'];
}
