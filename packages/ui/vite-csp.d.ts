import type { Plugin } from 'vite';

/** Part of a Vite configuration: plugins, aliases, and what must not be prebundled so that they apply. */
export declare const cspSafe: {
  plugins: Plugin[];
  resolve: { alias: Record<string, string> };
  optimizeDeps: { exclude: string[]; include: string[] };
  worker: { format: 'es' };
};

/** Aliases that leave out what jsPDF loads only to draw HTML and SVG; for bundles that use none of it themselves. */
export declare const withoutPdfExtras: Readonly<Record<'html2canvas' | 'canvg' | 'dompurify', string>>;
