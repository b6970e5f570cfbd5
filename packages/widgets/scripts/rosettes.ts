import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeText } from './files.ts';

const script = fileURLToPath(new URL('../../ui/scripts/rosettes.ts', import.meta.url));

/** Draws the crops of the church's window that stand in for pictures. @param folder - absolute. */
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
