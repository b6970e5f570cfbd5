/**
 * Keeps third-party components inside `style-src 'self'`: sonner and the scroll lock under radix's modal
 * layers write <style> elements at run time, which a strict policy refuses. Spread into the Vite
 * configuration of whatever bundles ui (site, Storybook): `{...cspSafe, plugins: [...cspSafe.plugins]}`.
 *
 * JavaScript, because Node loads it from where the package is installed, and there it strips no types.
 */
import { fileURLToPath } from 'node:url';
import { sonnerWithoutInjection } from './vendor-patches/sonner.js';

const patch = (/** @type {string} */ file) =>
  fileURLToPath(new URL(`./vendor-patches/${file}`, import.meta.url));

/** Part of a Vite configuration: plugins, aliases, and what must not be prebundled so that they apply. */
export const cspSafe = {
  plugins: [sonnerWithoutInjection()],
  resolve: { alias: { 'react-style-singleton': patch('react-style-singleton.js') } },
  // What is not prebundled still imports CommonJS, which has to be.
  optimizeDeps: { exclude: ['sonner'], include: ['react', 'react-dom'] },
  // The worker that makes PDFs loads parts of jsPDF on demand, which only a module can.
  worker: { format: /** @type {const} */ ('es') },
};

const empty = patch('empty-module.js');

/**
 * Aliases that leave out what jsPDF loads only to draw HTML and SVG, which the attendance report never does: 90 KB
 * that need no publishing. Only for bundles that use none of these packages themselves.
 */
export const withoutPdfExtras = { html2canvas: empty, canvg: empty, dompurify: empty };
