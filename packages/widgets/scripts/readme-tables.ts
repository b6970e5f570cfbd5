import { documentation, type WidgetName } from '../src/elements/documentation.ts';
import type { Attribute } from '../src/runtime/attributes.ts';
import { bundle } from './bundle.ts';

const inBundle = /\bpart:\s*[`"']([\w-]+)[`"']/g;

/** The generated part of the package's README: attributes from the schemas, parts from what the bundles hold. */
export async function readmeTables(): Promise<string> {
  const names = Object.keys(documentation) as WidgetName[];
  const sections = await Promise.all(names.map(section));
  return sections.join('\n\n');
}

async function section(name: WidgetName): Promise<string> {
  const { tag, attributes } = documentation[name];
  const script = await bundle({ entry: `src/entries/${name}.ts` });
  const parts = [...new Set([...script.matchAll(inBundle)].map(([, part]) => part))].sort();
  const rows = Object.entries(attributes).map(([key, attribute]) => row(key, attribute));
  return `### \`<${tag}>\`: \`/widgets/${name}.js\`

| attribute | values | default | what it does |
| --- | --- | --- | --- |
${rows.join('\n')}

Parts: ${parts.map((part) => `\`${part}\``).join(', ')}.`;
}

function row(
  name: string,
  { type, options, range, default: value, description }: Attribute<unknown>,
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
