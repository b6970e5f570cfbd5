import { dirname } from 'node:path';
import { build, type Rolldown } from 'vite';
import { chromeTarget } from '../../packages/build-kit/src/targets.ts';

/**
 * Bundles a script as a page's author would: for production, one script and one style sheet.
 * @param entry - path of the file that begins it.
 * @returns both as text.
 */
export async function bundleScript(
  entry: string,
): Promise<{ readonly script: string; readonly styles: string }> {
  const result = (await build({
    root: dirname(entry),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: chromeTarget,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: entry,
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const texts = (test: (name: string) => boolean) =>
    result.output
      .filter(({ fileName }) => test(fileName))
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      .join('\n');
  return {
    script: texts((name) => name.endsWith('.js')),
    styles: texts((name) => name.endsWith('.css')),
  };
}
