/** `npm run build`: makes what changed. */
import { buildOrExit } from './build/build-changed.ts';

await buildOrExit();
