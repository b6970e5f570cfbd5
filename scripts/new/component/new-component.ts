import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { kebabName } from '../name.ts';
import { areas, layers, type Wanted } from './names.ts';
import { filesOf, folderOf } from './templates.ts';

/**
 * Reads the command line.
 * @throws Error that says which values are understood.
 */
export function readWanted(args: string[]): Wanted {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      layer: { type: 'string', default: 'composed' },
      area: { type: 'string', default: 'public' },
    },
  });
  const name = kebabName(positionals, 'A component', 'welcome-card');
  const layer = layers.find((known) => known === values.layer);
  const area = areas.find((known) => known === values.area);
  if (!layer) throw new Error(`--layer is one of ${layers.join(', ')}.`);
  if (!area) throw new Error(`--area is one of ${areas.join(', ')}.`);
  return { name, layer, area };
}

/**
 * Makes a component's folder.
 * @throws Error when there is one of that name already.
 */
export function newComponent(args: string[]): void {
  const wanted = readWanted(args);
  const folder = folderOf(wanted);
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  const files = filesOf(wanted);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(path);
  }
  spawnSync('biome', ['check', '--write', ...Object.keys(files).filter((path) => !path.endsWith('.mdx'))], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  console.log(nextSteps(wanted));
}

function nextSteps({ layer, name }: Wanted): string {
  return `
Next:
1. Write what it does, its states as stories, and in ${name}.mdx what a designer needs to know.
2. Keys of its own are rows of a keyboard.md and stories in ${name}.keyboard.stories.tsx (see the neighbours).
3. npm run storybook shows it; npm test -- unit stories tries it.
4. npm run api notes its props${layer === 'composed' ? ", npm run baselines takes the pictures of stories with the tag 'picture'" : ''}: look at both and commit them.`;
}
