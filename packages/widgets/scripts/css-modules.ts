import { basename } from 'node:path';
import type { CSSModulesOptions, Plugin } from 'vite';

/** A class or keyframes of a CSS Module; the first letters tell it from other words of a script. */
const moduleName = /\bmj-[\w-]+/g;

/** Class of the element that replaces `:root` inside a shadow root (src/runtime/root.module.css). */
export const ROOT_CLASS = 'mj-root-Root';

/** Vite's options: a class is named for its module, so that every build gives it the same name. */
export const cssModules: CSSModulesOptions = {
  generateScopedName: (name, file) => `mj-${basename(file).replace(/\.module\.css.*$/, '')}-${name}`,
};

/** Classes that a script names. */
export const classesInScript = (script: string) => new Set(script.match(moduleName));

/** Classes that a style sheet has rules for. */
export const classesInStyles = (css: string) => new Set(css.match(/(?<=\.)mj-[\w-]+/g));

/** Gives every name of a CSS Module the shortest one, the same in script and styles: nothing else is in a shadow root. */
export function shortenNames(script: string, css: string): { script: string; css: string } {
  const names = [...new Set(css.match(moduleName))];
  const short = new Map(names.map((name, index) => [name, letters(index)]));
  // A class without rules styles nothing.
  const shorten = (text: string) => text.replace(moduleName, (name) => short.get(name) ?? '');
  return { script: shorten(script), css: shorten(css) };
}

/** The index-th shortest name: 0 is `a`, 25 `z`, 26 `ba`: never a digit first. */
export function letters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letters(rest) : '') + String.fromCharCode(97 + (index % 26));
}

/**
 * Lets classes that nobody reads be left out of a bundle. Vite exports a CSS Module's names one by one and all of them
 * again as the default object, which stays whole; here the default is the module's own namespace, which does not.
 */
export function cssModuleNamespace(): Plugin {
  return {
    name: 'ministerio:css-module-namespace',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code, id) => ({
        code: code.replace(/^export default \{[^}]*\};?/m, `export * as default from ${JSON.stringify(id)};`),
        map: null,
      }),
    },
  };
}
