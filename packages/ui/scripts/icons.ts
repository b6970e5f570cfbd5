/** Writes `src/primitives/icon/generated/icon-paths.ts` from lucide-react and simple-icons: `node packages/ui/scripts/icons.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandIcons, lucideIcons } from './icon-list.ts';
import { type IconShape, outlineOf } from './icon-outline.ts';

const constant = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

async function lucideShapes(name: string): Promise<readonly IconShape[]> {
  const module: { default: ComponentType } = await import(`lucide-react/icons/${name}`);
  const svg = renderToStaticMarkup(createElement(module.default));
  return [...svg.matchAll(/<(?!svg)([a-z]+) ([^>]*?)\/?>/g)].map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries(
      [...attributes.matchAll(/([a-z0-9]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  ]);
}

function table(name: string, entries: readonly string[]): string {
  const lines = entries.map((entry) =>
    entry === constant(entry) ? entry : `'${entry}': ${constant(entry)}`,
  );
  return `export const ${name} = {\n  ${lines.join(',\n  ')},\n} as const;\n`;
}

/** The module with one constant per icon and the two tables by name. */
export async function iconPathsSource(): Promise<string> {
  const lines: string[] = [];
  for (const [name, source] of Object.entries(lucideIcons)) {
    lines.push(`export const ${constant(name)} = '${outlineOf(await lucideShapes(source))}';`);
  }
  for (const [name, brand] of Object.entries(brandIcons)) {
    lines.push(`export const ${constant(name)} = '${brand.path}';`);
  }
  return [
    '/* Written by packages/ui/scripts/icons.ts from lucide-react (ISC) and simple-icons (CC0). */',
    ...lines,
    '',
    table('strokedIcons', Object.keys(lucideIcons)),
    table('brandIcons', Object.keys(brandIcons)),
  ].join('\n');
}

if (import.meta.main) {
  const folder = new URL('../src/primitives/icon/generated/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('icon-paths.ts', folder), await iconPathsSource());
}
