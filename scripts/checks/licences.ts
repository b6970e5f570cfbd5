/**
 * Holds that whatever we ship may be used, changed and passed on: every package that runs at a visitor's or on the
 * server, with all that it brings along, and what is drawn into the pages while building.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isAllowed } from './dependencies/licence-expression.ts';

/** Needed for building only, but their letters and drawings travel to visitors; by the folder of who has them. */
const drawnIn = {
  'packages/ui': [
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource-variable/figtree',
    'lucide-react',
    'simple-icons',
  ],
} as const;

/** The root's own are tools that build; nothing of them travels. */
const apart = ['--filter', './packages/*', '--filter', './apps/*'];

interface Listed {
  readonly name: string;
  readonly license: string;
}

function shipped(): readonly Listed[] {
  const { status, stdout, stderr } = spawnSync('pnpm', [...apart, 'licenses', 'list', '--prod', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`pnpm licenses failed:\n${stdout}${stderr}`);
  const byLicence = JSON.parse(stdout) as Readonly<Record<string, readonly Listed[]>>;
  return Object.entries(byLicence).flatMap(([license, packages]) =>
    packages.map(({ name }) => ({ name, license })),
  );
}

function drawn(): readonly Listed[] {
  return Object.entries(drawnIn).flatMap(([folder, names]) =>
    names.map((name) => {
      const manifest = readFileSync(`${folder}/node_modules/${name}/package.json`, 'utf8');
      const { license = '' } = JSON.parse(manifest) as { license?: string };
      return { name, license };
    }),
  );
}

const all = [...shipped(), ...drawn()];
const refused = all.filter(({ license }) => !isAllowed(license));
for (const { name, license } of refused) {
  console.error(
    `${name}: '${license}' is not among the allowed licences (dependencies/licence-expression.ts)`,
  );
}
console.log(`licences: ${all.length} packages are shipped, ${refused.length} refused`);
if (refused.length > 0) process.exitCode = 1;
