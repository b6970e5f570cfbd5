import { basename } from 'node:path';
import type { CSSModulesOptions, Plugin } from 'vite';

/** A class or keyframes of a CSS Module; the prefix distinguishes it from other words of a script. */
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

/** Shortens every name of a CSS Module, in script and styles alike: a shadow root has no other styles. */
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
 * Makes unused classes tree-shakable. Vite exports a CSS Module's names one by one, and again as a default object that
 * cannot be shaken; here the default export is the module's namespace, which can.
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
