import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** A page's own React, and how each major version renders. */
export const reactVersions = ['17', '18', '19'] as const;

const packages = {
  17: ['react-17', 'react-dom-17'],
  18: ['react-18', 'react-dom-18/client'],
  19: ['react', 'react-dom/client'],
} as const;

/**
 * A script that renders `<ministerio-faq>` with a React of its own into `#app`, and again at every click on
 * `#again`, each time with another number beside it.
 */
export async function reactHostScript(version: (typeof reactVersions)[number]): Promise<string> {
  const [react, dom] = packages[version];
  const render = version === '17' ? 'dom.render(tree(), app)' : 'root.render(tree())';
  const source = `
    import * as react from '${react}'; import * as dom from '${dom}';
    const app = document.querySelector('#app'); let count = 0;
    const tree = () => react.createElement('main', null,
      react.createElement('output', null, 'drawn ' + ++count),
      react.createElement('ministerio-faq', { position: 'inline', theme: count > 1 ? 'dark' : 'light' }));
    ${version === '17' ? '' : 'const root = dom.createRoot(app);'}
    ${render}; document.querySelector('#again').addEventListener('click', () => { ${render}; });`;
  const entry = 'virtual:react-host';
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // react-dom asks for 'react'; each version must get its own.
    resolve: { alias: [{ find: /^react$/, replacement: fileURLToPath(import.meta.resolve(react)) }] },
    plugins: [
      {
        name: 'react-host',
        resolveId: (id) => (id === entry ? `\0${entry}.js` : null),
        load: (id) => (id === `\0${entry}.js` ? source : null),
      },
      {
        name: 'resolve-from-e2e',
        enforce: 'pre',
        async resolveId(id, importer) {
          return importer?.startsWith('\0') ? this.resolve(id, import.meta.filename) : null;
        },
      },
    ],
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  const chunk = result.output.find((file) => file.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`e2e: no script for a host with React ${version}.`);
  return chunk.code;
}
