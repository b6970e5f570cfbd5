import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The style sheet that names the order of the layers. */
export const layersSheet = new URL('../../../packages/ui/src/tokens/layers.css', import.meta.url);
const ORDER =
  readFileSync(layersSheet, 'utf8')
    .match(/@layer [^;]+;/)?.[0]
    .replaceAll(', ', ',') ?? '';

/**
 * Names the order of the layers at the start of every built style sheet. The first sheet that a page reads
 * settles the order, and which one that is depends on how the build splits its chunks.
 */
export function layerOrder(): Plugin {
  return {
    name: 'ministerio:layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = ORDER + file.source;
      }
    },
  };
}
