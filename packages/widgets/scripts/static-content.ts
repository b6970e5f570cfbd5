import { type Plugin, runnerImport } from 'vite';

/** The package with a church's content. */
export const CONTENT = '@ministerio/content';

/**
 * Evaluates modules named `*.static.ts` while building, so that the bundle contains their values and not the content
 * behind them.
 * @param content - module in place of the church's own.
 */
export function staticContent(content?: string): Plugin {
  const load = async (id: string): Promise<Record<string, unknown>> => {
    if (!content) return import(id);
    const alias = { [CONTENT]: content };
    const { module } = await runnerImport<Record<string, unknown>>(id, {
      configFile: false,
      resolve: { alias },
    });
    return module;
  };
  return {
    name: 'ministerio:static-content',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.static.ts')) return null;
      const values = await load(id);
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
