/** `npm start`: makes what changed, then serves site, API and widgets from this process on one port. */
import { pathToFileURL } from 'node:url';
import { buildOrExit } from './build/build-changed.ts';
import { isContentReady } from './build/content-first.ts';

if (await isContentReady('start')) await buildOrExit({ quiet: true });
await import(pathToFileURL('apps/server/dist/main.js').href);
