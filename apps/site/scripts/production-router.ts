import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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
