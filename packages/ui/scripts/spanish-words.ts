import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const dictionary = /\b(\w+) as spanish\b[^}]*\} from ["']([^"']+)["']/;

/**
 * Writes the Spanish words of ui's components where they are said. Public pages and widgets have no `WordsProvider`;
 * keys and lookups that nobody uses would be 0.4 KB of every first visit.
 */
export function spanishWords(): Plugin {
  return {
    name: 'ministerio:spanish-words',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]ui[\\/]src[\\/](primitives|composed)[\\/].*\.tsx$/, code: 'useWords(' },
      async handler(code, id) {
        const [, name = '', file = ''] = dictionary.exec(code) ?? [];
        const module: Record<string, unknown> = await import(pathToFileURL(resolve(dirname(id), file)).href);
        const words = module[name] as Readonly<Record<string, unknown>> | undefined;
        if (!words) this.error(`${id} has no words to write: it should import '… as spanish'.`);
        const written = code
          .replace(/\buseWords\((\w+)\)/g, '$1')
          .replace(/\bwords\.(\w+)/g, (whole, key: string) =>
            typeof words[key] === 'string' ? JSON.stringify(words[key]) : whole,
          );
        return { code: written, map: null };
      },
    },
  };
}
