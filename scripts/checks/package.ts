/**
 * Checks that another team can use ui and its dependencies: publint has no complaint, and an app outside of the repository
 * type-checks, builds and renders with the packed packages (docs/architecture.md).
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { makeOutsideApp, run } from './package/outside-app.ts';

const folders = ['packages/content', 'packages/contract', 'packages/ui'];
const problems: string[] = [];

for (const folder of folders) {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: 'pnpm' });
  for (const message of messages) {
    problems.push(`${folder}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);
  }
}

function expectIn(what: string, text: string, ...wanted: string[]): void {
  for (const piece of wanted) if (!text.includes(piece)) problems.push(`${what} has no ${piece}`);
}

const app = makeOutsideApp(folders);
try {
  run('tsc', ['-p', '.'], app);
  run('vite', ['build', '--logLevel', 'warn'], app);
  const style = globSync('dist/assets/*.css', { cwd: app }).map((file) =>
    readFileSync(join(app, file), 'utf8'),
  );
  expectIn("the app's style", style.join(''), '--color-action', '@layer tokens', '_FaqWidget');
  run('vite', ['build', '--ssr', 'server.tsx', '--outDir', 'ssr', '--logLevel', 'warn'], app);
  const html = run('node', ['ssr/server.js'], app);
  expectIn(
    'the rendered page',
    html,
    'data-component="Button"',
    'data-component="Table"',
    'No se encontraron usuarios',
  );
  expectIn('the rendered page', html, 'Chat de Preguntas Frecuentes');
  const packed = globSync('node_modules/@ministerio/ui/**/*.{stories,test}.*', { cwd: app });
  if (packed.length > 0)
    problems.push(`packages/ui packs ${packed.length} tests and stories, such as ${packed[0]}`);
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(app, { recursive: true, force: true });
}

for (const problem of problems) console.error(problem);
console.log(`package: ${folders.length} packages, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
