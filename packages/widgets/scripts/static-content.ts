import { type Plugin, runnerImport } from 'vite';

/** What a church's words are imported by. */
export const CONTENT = '@ministerio/content';

/**
 * Works out modules named `*.static.ts` while building and puts their values into the bundle: what is read of the
 * church's content travels, what it is worked out from does not.
 * @param content - module in the place of the church's own.
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
