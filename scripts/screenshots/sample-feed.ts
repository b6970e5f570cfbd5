import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const titles = [
  'La casa sobre la roca',
  'Un corazón agradecido en tiempos difíciles',
  'Cuando Dios parece callar',
  'Salmo 23: nada me faltará',
  'La mesa tiene lugar para ti',
];

/** Writes a channel's feed with a few sermons. @returns its `file:` address. */
export function sampleFeed(): string {
  const entries = titles.map(
    (title, index) => `<entry><yt:videoId>muestra-${index}</yt:videoId><title>${title}</title></entry>`,
  );
  const file = join(mkdtempSync(join(tmpdir(), 'ministerio-fotos-')), 'canal.xml');
  writeFileSync(
    file,
    `<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns="http://www.w3.org/2005/Atom">${entries.join('')}</feed>`,
  );
  return pathToFileURL(file).href;
}
