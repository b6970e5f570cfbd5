/** Writes `src/primitives/icon/generated/icon-paths.ts` from lucide-react and simple-icons: `node packages/ui/scripts/icons.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { iconPathsSource } from './icon-source.ts';

const folder = new URL('../src/primitives/icon/generated/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('icon-paths.ts', folder), await iconPathsSource());
