/** `npm run build` of the site: pictures, scripts and styles for browsers, and the renderer for the server. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '@ministerio/build-kit/compress';
import { church } from '@ministerio/content';
import {
  buildApp,
  buildBoot,
  buildIslands,
  buildOwnPage,
  buildRenderer,
  buildShare,
  buildStyles,
  buildWorker,
} from './bundles.ts';
import { drawMarks } from './draw-marks.ts';
import { drawVitral, vitralFolder } from './draw-vitral.ts';
import { buildGuide } from './guide.ts';
import { drawIcons } from './icons.ts';
import { assetHashes, offlineTable } from './offline-table.ts';
import { folders } from './paths.ts';
import { publishPhotographs } from './photographs.ts';
import { setAside } from './previous-assets.ts';
import { shareAssets, shareVersion } from './share-assets.ts';
import { DOOR_ENTRY, HALL_ENTRY, siteAssets } from './site-assets.ts';

process.env.NODE_ENV = 'production';
rmSync(join(folders.site, 'generated'), { recursive: true, force: true });
const putBackAssets = setAside(folders.dist, Date.now());
mkdirSync(folders.public, { recursive: true });
drawVitral();
await drawMarks(join(folders.public, vitralFolder()));
await drawIcons();
await publishPhotographs();
const guide = await buildGuide();
const share = await shareAssets();
const built = {
  boot: await buildBoot(),
  styles: await buildStyles('styles', 'src/public/styles.ts'),
  islands: await buildIslands(),
  door: await buildOwnPage('door', DOOR_ENTRY),
};
const hashes = assetHashes(folders.dist);
const assets = siteAssets(
  {
    ...built,
    app: await buildApp(),
    hall: await buildOwnPage('hall', HALL_ENTRY),
    guide: await buildStyles('guide', 'src/guide/styles.ts'),
  },
  { shareVersion: shareVersion(share), guide },
);
const table = church.offline ? offlineTable(hashes, assets.door) : undefined;
await buildWorker(table);
await buildRenderer({ ...assets, build: table?.build });
await buildShare(share);
const compressed = await compressFolder(folders.dist);
const kept = putBackAssets();
console.log(`site: ${compressed} files compressed, ${kept} kept from before`);
