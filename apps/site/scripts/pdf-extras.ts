import { fileURLToPath } from 'node:url';

const empty = fileURLToPath(new URL('./empty-module.ts', import.meta.url));

/** What jsPDF loads only to draw HTML and SVG, which the attendance report never does: 90 KB that need no publishing. */
export const withoutPdfExtras = ['html2canvas', 'canvg', 'dompurify'].map((find) => ({
  find,
  replacement: empty,
}));
