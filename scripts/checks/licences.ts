/**
 * Checks the licences of everything that ships: packages that run in browsers or on the server, with their dependencies,
 * and packages whose fonts and icons the build puts into the pages.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isAllowed } from './dependencies/licence-expression.ts';

/** Development dependencies whose fonts and icons ship, by the folder that installs them. */
const embeddedIn = {
  'packages/ui': [
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource-variable/figtree',
    'lucide-react',
    'simple-icons',
  ],
} as const;

/** Without the root: its packages are build tools, which do not ship. */
const filters = ['--filter', './packages/*', '--filter', './apps/*'];

interface Listed {
  readonly name: string;
  readonly license: string;
}

function shipped(): readonly Listed[] {
  const { status, stdout, stderr } = spawnSync('pnpm', [...filters, 'licenses', 'list', '--prod', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`pnpm licenses failed:\n${stdout}${stderr}`);
  const byLicence = JSON.parse(stdout) as Readonly<Record<string, readonly Listed[]>>;
  return Object.entries(byLicence).flatMap(([license, packages]) =>
    packages.map(({ name }) => ({ name, license })),
  );
}

function embedded(): readonly Listed[] {
  return Object.entries(embeddedIn).flatMap(([folder, names]) =>
    names.map((name) => {
      const manifest = readFileSync(`${folder}/node_modules/${name}/package.json`, 'utf8');
      const { license = '' } = JSON.parse(manifest) as { license?: string };
      return { name, license };
    }),
  );
}

/**
 * libvips, which decodes pictures on the server: a library of its own, loaded and never linked in, whose LGPL asks nothing
 * of a church that runs or changes the product.
 */
const loaded = /^@img\/sharp-libvips-/;

const all = [...shipped(), ...embedded()];
const refused = all.filter(({ name, license }) => !isAllowed(license) && !loaded.test(name));
for (const { name, license } of refused) {
  console.error(
    `${name}: '${license}' is not among the allowed licences (dependencies/licence-expression.ts)`,
  );
}
console.log(`licences: ${all.length} packages are shipped, ${refused.length} refused`);
if (refused.length > 0) process.exitCode = 1;
