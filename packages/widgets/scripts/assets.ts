import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeText } from './files.ts';
import { version } from './version.ts';

/** The files that `build.ts` publishes with the pages' styles. */
const faces = [
  { family: 'Figtree Variable', file: 'figtree.woff2', weight: '400 700' },
  { family: 'Bricolage Grotesque Variable', file: 'bricolage-grotesque.woff2', weight: '700' },
];

/** Writes `fuentes.css`, for pages that use the church's fonts in the widgets. */
export async function writeFontStyles(dist: string): Promise<void> {
  const css = faces.map(
    ({ family, file, weight }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("/widgets/${version}/${file}") format("woff2")}`,
  );
  await writeText(join(dist, 'fuentes.css'), `${css.join('\n')}\n`);
}

const script = fileURLToPath(new URL('../../ui/scripts/rosettes.ts', import.meta.url));

/** Draws the crops of the church's window that replace missing pictures. @param folder - absolute. */
export async function writeRosettes(folder: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'vitral-'));
  try {
    const { status } = spawnSync(process.execPath, [script, scratch], { stdio: 'inherit' });
    if (status !== 0) throw new Error('widgets: drawing the rosettes failed; its output is above.');
    for (const name of globSync('{sunrise,center,corner,arc,rim,petals}-*.svg', { cwd: scratch })) {
      await writeText(join(folder, name), readFileSync(join(scratch, name), 'utf8'));
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
