/** One output of `npm run build`. */
export interface Part {
  readonly name: 'colours' | 'site' | 'widgets' | 'server';
  /** Files whose contents decide about a rebuild, as globs from the root. */
  readonly inputs: readonly string[];
  /** A file that exists once it is built. */
  readonly output: string;
  /** The command, run in `cwd`. */
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
}

const shared = ['pnpm-lock.yaml', 'package.json', 'tsconfig.base.json', 'packages/build-kit/src/*.ts'];
const code = '*.{ts,tsx,css,json,svg,woff2,html,js,webmanifest,txt}';

/** The parts of `npm run build`, in order. */
export const parts: readonly Part[] = [
  {
    name: 'colours',
    inputs: [
      ...shared,
      'packages/content/src/palette.ts',
      'packages/ui/scripts/*.ts',
      'packages/ui/src/tokens/{,w3c/}*.ts',
      'packages/ui/src/rosette/emblem/{,drawings/}*.ts',
    ],
    output: 'packages/ui/src/tokens/generated/colors.css',
    command: ['node', 'scripts/tokens.ts'],
    cwd: 'packages/ui',
  },
  {
    name: 'site',
    inputs: [
      ...shared,
      `packages/{content,contract,ui}/src/**/${code}`,
      'packages/content/photographs/**/*',
      `packages/ui/{*.{ts,js},scripts/**/${code}}`,
      `apps/site/{src,scripts}/**/${code}`,
      'apps/site/*.{ts,html,json}',
      'apps/site/public/**/*',
    ],
    output: 'apps/site/dist-pages/renderer.js',
    command: ['node', 'scripts/build.ts'],
    cwd: 'apps/site',
  },
  {
    name: 'widgets',
    inputs: [
      ...shared,
      `packages/{content,contract,ui,widgets}/src/**/${code}`,
      'packages/content/photographs/**/*',
      `packages/ui/{*.{ts,js},scripts/**/${code}}`,
      `packages/widgets/scripts/**/${code}`,
      'packages/widgets/*.{ts,json}',
    ],
    output: 'packages/widgets/dist/manifest.json',
    command: ['node', 'scripts/build.ts'],
    cwd: 'packages/widgets',
  },
  {
    name: 'server',
    inputs: [
      ...shared,
      `packages/{content,contract}/src/**/${code}`,
      `apps/server/src/**/${code}`,
      'apps/server/*.{ts,json}',
    ],
    output: 'apps/server/dist/main.js',
    command: ['vite', 'build', '--logLevel', 'warn'],
    cwd: 'apps/server',
  },
];
