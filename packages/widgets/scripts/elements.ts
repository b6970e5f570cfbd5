import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { WidgetDocumentation } from '../src/elements/documentation.ts';

const source = fileURLToPath(new URL('../src', import.meta.url)).replaceAll('\\', '/');

/** Names of the widgets: the folders of `src/elements`, in alphabetical order. */
export const widgetNames: readonly string[] = readdirSync(`${source}/elements`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** The documentation of every widget by its name, from `documentation.ts` of its folder. */
export const documentation: ReadonlyMap<string, WidgetDocumentation> = new Map(
  await Promise.all(
    widgetNames.map(async (name) => {
      const module = await import(`../src/elements/${name}/documentation.ts`);
      return [name, module.documentation as WidgetDocumentation] as const;
    }),
  ),
);

/** Scripts that a page can load, in `dist/{name}.js`: one a widget, all widgets, and the height of frames. */
export const scriptNames: readonly string[] = [...widgetNames, 'todo', 'altura'];

/** Limits in bytes of brotli by the name of a script. */
export const sizeLimits: ReadonlyMap<string, number> = new Map([
  ...[...documentation].map(([name, { limitKb }]) => [name, limitKb * 1000] as const),
  ['todo', 22.3 * 1000],
  ['altura', 0.5 * 1000],
]);

const ELEMENTS = 'virtual:ministerio-elements';
const SCRIPT = 'virtual:ministerio-script/';

/** The entry of a script for {@link bundle}. @param name - one of {@link scriptNames}. */
export const scriptEntry = (name: string): string =>
  name === 'altura' ? 'src/embed/resize.ts' : `${SCRIPT}${name}`;

const exportOf = (name: string) =>
  `${name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())}Widget`;
const importOf = (name: string) =>
  `import { ${exportOf(name)} } from '${source}/elements/${name}/${name}.tsx';\n`;

/** `export const widgets`: every widget by its name. */
const elementsModule = () =>
  `${widgetNames.map(importOf).join('')}export const widgets = { ${widgetNames.map((name) => `'${name}': ${exportOf(name)}`)} };\n`;

/** Defines the elements of one script. */
function scriptModule(script: string): string {
  const names = script === 'todo' ? widgetNames : [script];
  return `import '${source}/runtime/styles.css';
${names.map(importOf).join('')}import { define } from '${source}/runtime/define.ts';
define([${names.map(exportOf)}]);
`;
}

/** Writes the modules that list widgets, so that a new widget is only its folder. */
export function elements(): Plugin {
  return {
    name: 'ministerio:elements',
    resolveId: (id) => (id === ELEMENTS || id.startsWith(SCRIPT) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ELEMENTS}`) return { code: elementsModule(), moduleSideEffects: false };
      return id.startsWith(`\0${SCRIPT}`) ? scriptModule(id.slice(SCRIPT.length + 1)) : null;
    },
  };
}
