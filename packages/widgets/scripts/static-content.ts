import type { Plugin } from 'vite';

/**
 * Works out modules named `*.static.ts` while building and puts their values into the bundle: what is read of the
 * church's content travels, what it is worked out from does not.
 */
export function staticContent(): Plugin {
  return {
    name: 'ministerio:static-content',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.static.ts')) return null;
      const values = (await import(id)) as Record<string, unknown>;
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
