import type { PageName } from '@ministerio/content';
import type { SiteAssets } from '../src/public/renderer.tsx';
import { HYDRATE, islandModules, moduleOf } from './bundles.ts';
import type { BuiltFiles } from './manifest.ts';

const APP_ENTRY = 'src/app-main.tsx';
export const DOOR_ENTRY = 'src/door/door-main.tsx';

/**
 * Where pages find what was built.
 * @param built - the files of each build for browsers.
 */
export function siteAssets(
  built: Readonly<Record<'boot' | 'styles' | 'islands' | 'door' | 'app', BuiltFiles>>,
  sharePictures: Readonly<Partial<Record<PageName, string>>>,
): Omit<SiteAssets, 'build'> {
  const scripts = islandModules.map((name) => [name, built.islands.file(moduleOf(name))] as const);
  return {
    boot: built.boot.file('src/boot/boot.ts'),
    styles: built.styles.assets('.css'),
    fonts: built.styles.assets('.woff2'),
    runtime: built.islands.scripts(moduleOf(HYDRATE)),
    islands: Object.fromEntries(scripts) as SiteAssets['islands'],
    app: { script: built.app.file(APP_ENTRY), styles: built.app.styles(APP_ENTRY) },
    door: { script: built.door.file(DOOR_ENTRY), styles: built.door.assets('.css') },
    sharePictures,
  };
}
