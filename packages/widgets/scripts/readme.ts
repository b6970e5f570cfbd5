/** `node packages/widgets/scripts/readme.ts`: writes the tables of the README anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { DescribedAttribute, WidgetDocumentation } from '../src/elements/documentation.ts';
import { partsOf } from './bundle.ts';
import { documentation } from './elements.ts';

const between = /(<!-- tables: .*?-->\n)[\s\S]*?(\n<!-- \/tables -->)/;

/** The README with its tables replaced. @throws Error - it has no place for them. */
export function withTables(readme: string, tables: string): string {
  if (!between.test(readme)) throw new Error('widgets: the README has lost its <!-- tables --> marks.');
  return readme.replace(between, (_all, before: string, after: string) => `${before}\n${tables}\n${after}`);
}

/** The generated part of the package's README: attributes from the schemas, parts from what the bundles hold. */
export async function readmeTables(): Promise<string> {
  const sections = await Promise.all([...documentation].map(([name, widget]) => section(name, widget)));
  return sections.join('\n\n');
}

async function section(name: string, { tag, attributes }: WidgetDocumentation): Promise<string> {
  const parts = await partsOf(name);
  const rows = Object.entries(attributes).map(([key, attribute]) => row(key, attribute));
  return `### \`<${tag}>\`: \`/widgets/${name}.js\`

| attribute | values | default | what it does |
| --- | --- | --- | --- |
${rows.join('\n')}

Parts: ${parts.map((part) => `\`${part}\``).join(', ')}.`;
}

function row(
  name: string,
  { type, options, range, default: value, description }: DescribedAttribute,
): string {
  const values =
    options?.map((option) => `\`${option}\``).join(' ') ??
    (range ? `${range[0]} to ${range[1]}` : kinds[type]);
  const fallback = value === undefined || value === false ? '' : `\`${value}\``;
  return `| \`${name}\` | ${values} | ${fallback} | ${description} |`;
}

const kinds = {
  flag: 'present or absent',
  color: '`#rgb` or `#rrggbb`',
  address: 'an http(s) address',
  choice: '',
  number: '',
};

if (import.meta.main) {
  const path = new URL('../README.md', import.meta.url);
  writeFileSync(path, withTables(readFileSync(path, 'utf8'), await readmeTables()));
}
