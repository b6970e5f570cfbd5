import { join } from 'node:path';
import { browserTargets } from '@ministerio/build-kit/targets';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import product from '../../package.json' with { type: 'json' };
import { cspSafe, withoutPdfExtras } from '../../packages/ui/vite-csp.js';
import { devPages } from './scripts/dev-pages.ts';
import { drawMarks } from './scripts/draw-marks.ts';
import { drawVitral, vitralFolder } from './scripts/draw-vitral.ts';
import { layerOrder } from './scripts/layer-order.ts';
import { folders } from './scripts/paths.ts';
import { productionRouter } from './scripts/production-router.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001';

/**
 * Settings that all builds share (`scripts/build.ts` has their inputs and outputs): builds for browsers and for the
 * server must give styles and pictures the same names. While developing, the API is at API_ORIGIN.
 */
export default defineConfig(async ({ command, isSsrBuild = false }) => {
  // Developing needs no build before; pictures are the one thing that the pages cannot make themselves.
  if (command === 'serve') {
    drawVitral();
    await drawMarks(join(folders.public, vitralFolder()));
  }
  return {
    ...cspSafe,
    plugins: [react(), ...cspSafe.plugins, devPages(api), layerOrder()],
    resolve: {
      alias: [
        ...Object.entries({ ...cspSafe.resolve.alias, ...withoutPdfExtras }).map(([find, replacement]) => ({
          find,
          replacement,
        })),
        ...(command === 'build' ? productionRouter() : []),
      ],
    },
    publicDir: 'generated/public',
    css: {
      modules: { generateScopedName: command === 'build' ? 'v[hash:base64:5]' : '[local]_[hash:base64:5]' },
    },
    define: {
      __VITRAL__: JSON.stringify(vitralFolder()),
      __VERSION__: JSON.stringify(product.version),
      // The server renders with what is built: without it React would take its slow development build there.
      ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
    },
    // While developing, Node.js itself loads what is installed: React's CommonJS is no module for Vite.
    ssr: command === 'build' ? { noExternal: true as const } : {},
    // Addresses of the server: the API, and the widgets with their pages.
    server: {
      proxy: { '^/(api|widgets|embed|oembed|calendario)([./]|\\?|$)': api },
    },
    build: {
      target: browserTargets,
      copyPublicDir: !isSsrBuild,
      emptyOutDir: false,
      // Pictures stay files: they are cached by themselves and never weigh on the scripts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
});
