import type { Plugin } from 'vite';

/** Part of a Vite configuration: plugins, aliases, and what must not be prebundled so that they apply. */
export declare const cspSafe: {
  plugins: Plugin[];
  resolve: { alias: Record<string, string> };
  optimizeDeps: { exclude: string[]; include: string[] };
  worker: { format: 'es' };
};
