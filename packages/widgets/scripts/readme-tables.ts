import type { DescribedAttribute, WidgetDocumentation } from '../src/elements/documentation.ts';
import { bundle } from './bundle.ts';
import { documentation, scriptEntry } from './elements.ts';
import { partsOf } from './parts.ts';

/** The generated part of the package's README: attributes from the schemas, parts from what the bundles hold. */
export async function readmeTables(): Promise<string> {
  const sections = await Promise.all([...documentation].map(([name, widget]) => section(name, widget)));
  return sections.join('\n\n');
}

async function section(name: string, { tag, attributes }: WidgetDocumentation): Promise<string> {
  const parts = partsOf(await bundle({ entry: scriptEntry(name) }));
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
