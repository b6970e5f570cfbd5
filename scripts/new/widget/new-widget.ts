import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { camelCase, kebabName, pascalCase, sentenceCase } from '../name.ts';
import { type Generated, writeGenerated } from '../write-files.ts';

const LISTS = 'packages/widgets/scripts/elements.ts';
/** Bytes that a small widget adds to the bundle of all widgets, in thousands. */
const ADDED_KB = 0.5;

/** The folder of a widget; every list of widgets follows from it. @param name - the tag without `ministerio-`. */
export function widgetFiles(name: string): Generated {
  const folder = `packages/widgets/src/elements/${name}`;
  return {
    files: {
      [`${folder}/attributes.ts`]: attributes(name),
      [`${folder}/${name}.tsx`]: view(name),
      [`${folder}/documentation.ts`]: documentation(name),
      [`${folder}/${name}.stories.tsx`]: stories(name),
    },
    edits: {
      [LISTS]: (text) => text.replace(/(?<='todo', )[\d.]+/, (limit) => String(Number(limit) + ADDED_KB)),
    },
  };
}

/** `npm run new -- widget NAME`. */
export function newWidget(args: string[]): void {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const name = kebabName(positionals, 'A widget', 'versiculo');
  writeGenerated(widgetFiles(name));
  const readme = spawnSync('node', ['packages/widgets/scripts/readme.ts'], { stdio: 'inherit' });
  if (readme.status !== 0) throw new Error('packages/widgets/README.md lacks the widget: see above.');
  spawnSync('biome', ['format', '--write', 'packages/widgets/README.md'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const folder = `packages/widgets/src/elements/${name}`;
  console.log(`
Next:
1. ${folder}/${name}.tsx: what it shows; ${folder}/attributes.ts: its attributes.
2. ${folder}/documentation.ts: title, summary and sentences in Spanish, and the limit of its script.
3. ${folder}/${name}.stories.tsx: a story per state.
4. npx node packages/widgets/scripts/readme.ts, then npm run format; npm test -- types unit stories widget-sizes.`);
}

function attributes(name: string): string {
  const schema = `${camelCase(name)}Attributes`;
  return `import type { WidgetElement } from '../../jsx.ts';
import { commonAttributes, flag } from '../../runtime/attribute-kinds.ts';

/** Attributes of \`<ministerio-${name}>\`. */
export const ${schema} = { ...commonAttributes, formal: flag };

declare global {
  interface HTMLElementTagNameMap {
    'ministerio-${name}': WidgetElement<typeof ${schema}>;
  }
}
`;
}

function view(name: string): string {
  const View = `${pascalCase(name)}View`;
  const schema = `${camelCase(name)}Attributes`;
  return `import { Card } from '@ministerio/ui/primitives/card';
import { type ViewProps, widget } from '../../runtime/widget.ts';
import { ${schema} } from './attributes.ts';

function ${View}({ values }: ViewProps<typeof ${schema}>) {
  return <Card>{values.formal ? 'Le esperamos el sábado' : 'Nos vemos el sábado'}</Card>;
}

/** \`<ministerio-${name}>\`: say in one sentence what it shows. */
export const ${camelCase(name)}Widget = widget({
  tag: 'ministerio-${name}',
  attributes: ${schema},
  view: ${View},
});
`;
}

function documentation(name: string): string {
  const schema = `${camelCase(name)}Attributes`;
  const title = sentenceCase(name);
  return `import { documentWidget } from '../documentation.ts';
import { ${schema} } from './attributes.ts';

/** Documentation of \`<ministerio-${name}>\`. */
export const documentation = documentWidget(${schema}, {
  tag: 'ministerio-${name}',
  title: '${title}',
  phrase: '${title.toLowerCase()}',
  summary: 'Una invitación para el sábado.',
  limitKb: 10,
  attributes: { formal: { label: 'De usted', description: 'Trata de usted a quien lee.' } },
});
`;
}

function stories(name: string): string {
  return `import 'virtual:ministerio-widgets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { WidgetProps } from '../../jsx.ts';
import { controlsOf } from '../../stories/controls.ts';
import { inside, settled } from '../../stories/shadow-roots.ts';
import { documentation } from './documentation.ts';

const { tag, attributes, summary } = documentation;

const meta = {
  title: 'Widgets/ministerio-${name}',
  render: (args) => <ministerio-${name} {...args} />,
  argTypes: controlsOf(attributes),
  afterEach: settled,
  parameters: { docs: { description: { component: summary } } },
} satisfies Meta<WidgetProps<'ministerio-${name}'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await expect(widget.getByText('Nos vemos el sábado')).toBeVisible();
  },
};

export const Formal: Story = {
  args: { formal: true },
  play: async ({ canvasElement }) => {
    const widget = await inside(canvasElement, tag);
    await expect(widget.getByText('Le esperamos el sábado')).toBeVisible();
  },
};

export const Dark: Story = { args: { theme: 'dark' } };
`;
}
