import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/**
 * Aliases for react-router's production files. Its export map offers only the development ones, whose
 * warnings would be downloaded by every visitor.
 */
export function productionRouter() {
  const routerDom = createRequire(require.resolve('react-router-dom'));
  const folder = join(dirname(routerDom.resolve('react-router/package.json')), 'dist', 'production');
  return [
    { find: /^react-router$/, replacement: join(folder, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(folder, 'dom-export.mjs') },
  ];
}

/**
 * Marks what the router makes at the top of its one module (contexts, memoised components) as free of side
 * effects, and leaves out the names that it gives them for debugging, so that the bundler drops what no page uses of it.
 */
export function shakableRouter(): Plugin {
  return {
    name: 'ministerio:shakable-router',
    apply: 'build',
    transform(code, id) {
      if (!/react-router[\\/]dist[\\/]production/.test(id)) return null;
      return {
        code: code
          .replace(/^(var \w+ = )(React\d*\.(?:memo|forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2')
          .replace(/^\w+\.displayName = "[^"]*";$/gm, ''),
        map: null,
      };
    },
  };
}
