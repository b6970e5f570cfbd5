import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { widgetNames } from './elements.ts';
import { writeNpmPackage } from './npm-package.ts';

const schema = createRequire(import.meta.url)('custom-elements-manifest');

/**
 * Inside the package, so that a page's source finds react and preact. Not in `dist`, which the servers of other tests
 * read meanwhile.
 */
const cache = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));
let folder = '';

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'npm-test-'));
  await writeNpmPackage(join(folder, 'npm'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const options = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** Messages of the compiler about a page's source that imports the package. */
function check(source: string, jsxImportSource: 'react' | 'preact'): string[] {
  writeFileSync(join(folder, 'page.tsx'), source);
  const compilerOptions = { ...options, jsxImportSource };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['page.tsx'] }));
  const { stdout } = spawnSync('tsc', ['-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return stdout.split('\n').filter((line) => line.includes('error'));
}

const page = (
  content: string,
  framework: string,
) => `import { defineWidgets, type MinisterioEventMap, version } from './npm/index.js';
import './npm/auto.js';
import './npm/${framework}.js';
defineWidgets(['faq']);
export const known: string = version;
export const isOpen = ({ detail }: MinisterioEventMap['ministerio-toggle']): boolean => detail.open;
export const page = ${content};`;

test.each(['react', 'preact'] as const)('its declarations take part in a page drawn with %s', (framework) => {
  const right = [
    '<ministerio-faq id="faq" class="own" theme="dark" open chat={undefined}><details /></ministerio-faq>',
    '<ministerio-predicas limit={3} player="elsewhere" />',
  ];
  expect(check(page(`[${right}]`, framework), framework)).toEqual([]);
  const wrong = [
    '<ministerio-faq theme="blue" />',
    '<ministerio-predicas limit="3" />',
    '<ministerio-fax />',
  ];
  const found = check(page(`[\n${wrong.join(',\n')}]`, framework), framework).join();
  for (const line of [8, 9, 10]) expect(found).toContain(`page.tsx(${line},`);
});

test('an unknown name is a mistake that the compiler finds', () => {
  const source = "import { defineWidgets } from './npm/index.js';\ndefineWidgets(['fax']);";
  expect(check(source, 'react')).toHaveLength(1);
});

test('its manifest is one that editors read, and names every attribute, event and part', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'npm/custom-elements.json'), 'utf8'));
  const validate = new Ajv({ strict: false }).compile(schema);
  validate(manifest);
  expect(validate.errors).toBeNull();
  const elements = manifest.modules[0].declarations as { tagName: string }[];
  expect(elements.map(({ tagName }) => tagName)).toEqual(widgetNames.map((name) => `ministerio-${name}`));
  expect(elements.find(({ tagName }) => tagName === 'ministerio-faq')).toMatchObject({
    attributes: expect.arrayContaining([
      {
        name: 'theme',
        fieldName: 'theme',
        type: { text: "'auto' | 'light' | 'dark'" },
        default: '"auto"',
        description: 'Colores claros, oscuros, o los que pide el sistema de quien lee.',
      },
    ]),
    events: expect.arrayContaining([expect.objectContaining({ name: 'ministerio-toggle' })]),
    cssParts: expect.arrayContaining([{ name: 'faq-widget-panel' }]),
  });
});
