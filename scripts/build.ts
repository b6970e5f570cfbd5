/** `npm run build`: makes what changed. */
import { buildOrExit } from './build/build-changed.ts';
import { isContentReady } from './build/content-first.ts';

if (await isContentReady('build')) await buildOrExit();
