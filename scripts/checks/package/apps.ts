import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright';
import { brotliBytes } from '../../../packages/build-kit/src/compress.ts';
import { chromiumLaunch } from '../../../packages/test-kit/src/chromium-launch.ts';
import { installedFor, makeOutsideApp } from './outside-app.ts';
import { type Packed, run } from './packed.ts';

const app = ['react', 'react-dom'];
const types = ['@types/react', '@types/react-dom'];
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/** Cost of two buttons for an app, React left out. */
export interface ButtonsCost {
  readonly packages: readonly string[];
  /** Size of the installed packages, in MB. */
  readonly megabytes: number;
  /** Size of what visitors load, in KB of brotli. */
  readonly scriptKb: number;
  /** `styles.css`. */
  readonly stylesKb: number;
  /** `foundation.css` with `primitives.css`, which an app with few components may take instead. */
  readonly primitivesStylesKb: number;
}

/** The Vite app: it compiles under every strict flag and builds. */
export function tryVite(ui: Packed, folder: string): ButtonsCost {
  makeOutsideApp(['vite'], folder, [ui], { tools: [...app, ...types, 'vite', '@vitejs/plugin-react'] });
  run('tsc', ['-p', '.'], folder);
  run('vite', ['build', '--logLevel', 'warn'], folder);
  const text = (pattern: string, cwd = folder) =>
    globSync(pattern, { cwd })
      .map((file) => readFileSync(join(cwd, file), 'utf8'))
      .join('');
  const whole = brotliBytes(text('dist/assets/*.js'));
  writeFileSync(
    join(folder, 'main.tsx'),
    "import { createRoot } from 'react-dom/client';\nimport { jsx } from 'react/jsx-runtime';\ncreateRoot(document.body).render(jsx('p', {}));\n",
  );
  run('vite', ['build', '--logLevel', 'warn', '--outDir', 'react-alone'], folder);
  const installed = installedFor(ui);
  const bytes = [...installed.values()].flatMap((at) =>
    globSync('**/*', { cwd: at }).map((file) => statSync(join(at, file)).size),
  );
  return {
    packages: [...installed.keys()],
    megabytes: Math.round(bytes.reduce((sum, size) => sum + size, 0) / 100_000) / 10,
    scriptKb: kilobytes(whole - brotliBytes(text('react-alone/assets/*.js'))),
    stylesKb: kilobytes(brotliBytes(text('dist/assets/*.css'))),
    primitivesStylesKb: kilobytes(brotliBytes(text('{foundation,primitives}.css', ui.folder))),
  };
}

/** Every entry of both packages, with the optional peers installed: no type error under any strict flag. */
export function tryTypes(packages: readonly Packed[], folder: string): void {
  makeOutsideApp(['vite', 'widgets'], folder, packages, {
    tools: [...app, ...types, 'preact', 'vite'],
    optional: true,
  });
  const names = packages.flatMap((one) => {
    const { exports } = JSON.parse(readFileSync(join(one.folder, 'package.json'), 'utf8')) as {
      exports: Readonly<Record<string, unknown>>;
    };
    return Object.entries(exports)
      .filter(([, target]) => typeof target === 'object')
      .map(([name]) => one.name + name.slice(1));
  });
  const lines = names.map((name, index) =>
    name.endsWith('.css') ? `import '${name}';` : `export * as entry${index} from '${name}';`,
  );
  writeFileSync(join(folder, 'all.ts'), `${lines.join('\n')}\n`);
  run('tsc', ['-p', '.'], folder);
  run('tsc', ['-p', '.', '--module', 'nodenext', '--moduleResolution', 'nodenext'], folder);
}

/** The server: plain Node.js runs the package and sends a page with its style sheet. @returns the page. */
export async function tryServer(ui: Packed, folder: string): Promise<{ html: string; styles: string }> {
  makeOutsideApp(['server'], folder, [ui], { tools: app });
  const child = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let failure = '';
  child.stderr.on('data', (chunk) => {
    failure += String(chunk);
  });
  try {
    const ended = once(child, 'close').then(() => Promise.reject(new Error(`server.js ended:\n${failure}`)));
    const lines = createInterface(child.stdout);
    const [address] = (await Promise.race([once(lines, 'line'), ended])) as [string];
    const get = async (path: string) => (await fetch(new URL(path, address))).text();
    return { html: await get('/'), styles: await get('/ui/styles.css') };
  } finally {
    child.kill();
  }
}

/** Pages without a bundler, in a browser: components as files, and a widget. @returns what a visitor has. */
export async function tryPages(ui: Packed, widgets: Packed) {
  const folders = { '/ui/': ui.folder, '/widgets/': widgets.folder, '/': 'packages/ui/outside-app/page' };
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      // A page of another site: it has no content of ours.
      if (pathname.startsWith('/api/')) return route.fulfill({ status: 404 });
      const [prefix, folder] = Object.entries(folders).find(([start]) => pathname.startsWith(start)) ?? [
        '',
        '',
      ];
      return route.fulfill({ path: join(folder, pathname.slice(prefix.length)) });
    });
    await page.goto('http://page.example/index.html');
    const button = page.getByRole('button');
    await button.click();
    const colours = await button.evaluate((element) => {
      const action = getComputedStyle(document.documentElement).getPropertyValue('--color-action');
      return { action, background: getComputedStyle(element).backgroundColor };
    });
    const label = await button.textContent();
    await page.goto('http://page.example/widgets.html');
    // The church's API is unreachable: the widget says so and shows no hours.
    const widget = await page.locator('ministerio-horarios').getByText('Sin confirmar').textContent();
    return { errors, label, colours, widget };
  } finally {
    await browser.close();
  }
}
