import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How long files of a release stay after the next one: open pages may still request them. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** When each kept file was replaced. Hidden, so that no server sends it. */
const LIST = '.previous.json';

type Replaced = Readonly<Record<string, number>>;

const assetsOf = (dist: string) =>
  globSync('assets/**/*', { cwd: dist }).filter((file) => statSync(join(dist, file)).isFile());

function readList(dist: string): Replaced {
  const file = join(dist, LIST);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Empties the folder of a build; its hashed files return after the next build.
 * @param dist - absolute path.
 * @param nowMs - milliseconds since 1970.
 * @returns a function that restores the files missing in the new build, up to a day after they were replaced; it returns
 * their number.
 */
export function setAside(dist: string, nowMs: number): () => number {
  const replaced = Object.fromEntries(
    Object.entries({
      ...Object.fromEntries(assetsOf(dist).map((file) => [file, nowMs] as const)),
      ...readList(dist),
    }).filter(([file, sinceMs]) => nowMs - sinceMs < KEPT_MS && existsSync(join(dist, file))),
  );
  const aside = mkdtempSync(join(tmpdir(), 'sitio-'));
  for (const file of Object.keys(replaced)) cpSync(join(dist, file), join(aside, file));
  rmSync(dist, { recursive: true, force: true });
  return () => {
    const kept = Object.entries(replaced).filter(([file]) => !existsSync(join(dist, file)));
    for (const [file] of kept) cpSync(join(aside, file), join(dist, file));
    rmSync(aside, { recursive: true, force: true });
    writeFileSync(join(dist, LIST), JSON.stringify(Object.fromEntries(kept)));
    return kept.length;
  };
}
