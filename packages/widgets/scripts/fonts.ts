import { join } from 'node:path';
import { writeText } from './files.ts';
import { version } from './version.ts';

/** The files that `pages.ts` publishes with the pages' styles. */
const faces = [
  { family: 'Figtree Variable', file: 'figtree.woff2', weight: '400 700' },
  { family: 'Bricolage Grotesque Variable', file: 'bricolage-grotesque.woff2', weight: '700' },
];

/** Writes `fuentes.css`, which a page links to when it wants the church's fonts in the widgets. */
export async function writeFontStyles(dist: string): Promise<void> {
  const css = faces.map(
    ({ family, file, weight }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("/widgets/${version}/${file}") format("woff2")}`,
  );
  await writeText(join(dist, 'fuentes.css'), `${css.join('\n')}\n`);
}
