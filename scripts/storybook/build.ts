import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { StoryIndex } from 'storybook/internal/types';
import { customElements } from '../../packages/widgets/scripts/custom-elements.ts';
import { commandOf } from '../command.mjs';
import { type Component, readingList, type Sources } from './reading-list.ts';

/** The version of the release that is being worked on. */
export const { version } = readJson<{ readonly version: string }>('package.json');

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8'));
}

const writeJson = (path: string, value: unknown) =>
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/** Files for tools: custom-elements.json, one manifest for each component, and the list of links to all of it. */
async function writeReadingFiles(folder: string): Promise<void> {
  const elements = await customElements();
  writeJson(join(folder, 'custom-elements.json'), elements);
  const { components } = readJson<{ components: Record<string, Component> }>(
    join(folder, 'manifests/components.json'),
  );
  mkdirSync(join(folder, 'manifests/components'), { recursive: true });
  for (const [id, component] of Object.entries(components)) {
    writeJson(join(folder, `manifests/components/${id}.json`), component);
  }
  const declarations = elements.modules.flatMap((module) => module.declarations ?? []);
  const sentences = declarations.flatMap((one) =>
    'tagName' in one ? [[`Widgets/${one.tagName}`, one.description ?? ''] as const] : [],
  );
  const sources: Sources = {
    entries: Object.values(readJson<StoryIndex>(join(folder, 'index.json')).entries),
    components,
    guides: readJson<{ docs: Sources['guides'] }>(join(folder, 'manifests/docs.json')).docs,
    sentences: Object.fromEntries(sentences),
  };
  writeFileSync(join(folder, 'llms.txt'), readingList(sources, version));
}

/**
 * Builds Storybook into static pages that work from any folder of a host.
 * @param options - of `storybook build`.
 * @returns the folder, made anew.
 * @throws Error that names what failed.
 */
export async function buildStorybook(options: readonly string[] = []): Promise<string> {
  const { file, args, shell } = commandOf('storybook', [
    'build',
    '--quiet',
    '--disable-telemetry',
    ...options,
  ]);
  const { status } = spawnSync(file, args, { stdio: 'inherit', shell });
  if (status !== 0) throw new Error('storybook: the build failed; its output is above.');
  const { values } = parseArgs({
    args: [...options],
    options: { 'output-dir': { type: 'string', short: 'o' } },
    strict: false,
  });
  const folder = String(values['output-dir'] ?? 'storybook-static');
  // As the widgets' own build does.
  process.env.NODE_ENV = 'production';
  await writeReadingFiles(folder);
  return folder;
}
