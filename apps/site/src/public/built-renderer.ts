import { guideBody } from '../guide/guide-page.tsx';
import { createRenderer, type SiteAssets } from './renderer.tsx';
import { shellBody } from './shell-body.tsx';

/** Addresses of the build, written in by `scripts/build.ts`. */
declare const __SITE_ASSETS__: SiteAssets;

/** The other file of this build, which few visits need: `share/built-share.ts`. */
const beside = new URL('./share.js', import.meta.url).href;

/** The site's build as the server loads it. */
export const renderer = createRenderer(
  __SITE_ASSETS__,
  { shell: shellBody, guide: guideBody },
  () => import(/* @vite-ignore */ beside),
);
