/**
 * Keeps third-party components inside `style-src 'self'`: sonner and the scroll lock under radix's modal
 * layers write <style> elements at run time, which a strict policy refuses. Spread into the Vite
 * configuration of whatever bundles ui (site, Storybook): `{...cspSafe, plugins: [...cspSafe.plugins]}`.
 *
 * JavaScript, because Node loads it from where the package is installed, and there it strips no types.
 */
import { fileURLToPath } from 'node:url';

const injection = /function __insertCSS\(code\) \{[\s\S]*?\n\}/;

/**
 * Empties sonner's style injection; `primitives/toast` imports the same rules as a file.
 * @returns {import('vite').Plugin}
 */
function sonnerWithoutInjection() {
  return {
    name: 'ministerio:sonner-without-injection',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]sonner[\\/]dist[\\/]index\.m?js/.test(id)) return null;
      if (!injection.test(code)) {
        this.error('sonner no longer has __insertCSS(code); look again how it brings its styles.');
      }
      return { code: code.replace(injection, 'function __insertCSS() {}'), map: null };
    },
  };
}

/** Part of a Vite configuration: plugins, aliases, and what must not be prebundled so that they apply. */
export const cspSafe = {
  plugins: [sonnerWithoutInjection()],
  resolve: {
    alias: {
      'react-style-singleton': fileURLToPath(new URL('./src/internal/style-singleton.ts', import.meta.url)),
    },
  },
  // What is not prebundled still imports CommonJS, which has to be.
  optimizeDeps: { exclude: ['sonner'], include: ['react', 'react-dom'] },
  // The worker that makes PDFs loads parts of jsPDF on demand, which only a module can.
  worker: { format: /** @type {const} */ ('es') },
};
