import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from './content.ts';
import type { Fault } from './fault.ts';
import { eachValue } from './walk.ts';

/** Endings that the build converts. */
const CONVERTED = /\.(jpe?g|png|webp|avif)$/i;
/** As the picture library calls what these hold; an iPhone's HEIC is `heif` too, in another compression. */
const KNOWN = new Set(['jpeg', 'png', 'webp', 'heif av1']);

/** Files of `packages/content/photographs`, and those among them that are no picture inside. */
export interface Photographs {
  readonly files: readonly string[];
  readonly unreadable: readonly string[];
}

/** Looks into the folder. The picture library is loaded only where there are photographs. */
export async function readPhotographs(folder: string): Promise<Photographs> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => CONVERTED.test(file)) : [];
  if (files.length === 0) return { files, unreadable: [] };
  const { default: sharp } = await import('sharp');
  const kinds = await Promise.all(
    files.map(async (file) => {
      const metadata = sharp(join(folder, file)).metadata();
      return metadata.then(
        ({ format, compression }) => [format, compression].filter(Boolean).join(' '),
        () => '',
      );
    }),
  );
  return { files, unreadable: files.filter((_, index) => !KNOWN.has(kinds[index] ?? '')) };
}

/** Slots that name a photograph which is not there. */
export function photographFaults(content: Content, files: readonly string[]): readonly Fault[] {
  return eachValue(content, 'photograph').flatMap(({ path, value }) => {
    if (files.includes(String(value))) return [];
    const close = files.find((file) => file.toLowerCase() === String(value).toLowerCase());
    const expected = close
      ? `'${close}', como se llama el archivo`
      : 'un archivo JPEG, PNG, WebP o AVIF que esté en packages/content/photographs';
    return [{ path, expected }];
  });
}
