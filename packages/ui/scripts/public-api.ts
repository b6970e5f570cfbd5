/** Writes `public-api.txt`: exported names and props. Run after changing them on purpose: `npm run api`. */
import { writeFile } from 'node:fs/promises';
import { publicApiText } from './public-api/public-api.ts';

await writeFile(new URL('../public-api.txt', import.meta.url), publicApiText());
