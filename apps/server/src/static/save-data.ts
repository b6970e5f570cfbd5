import type { StaticFile } from './static-file.ts';

/** Photographs as the build names them: hash of the original, width in pixels, format. */
const PHOTOGRAPH = /^(assets\/fotos\/.+)-(\d+)\.(\w+)$/;

/** Whether the visitor asked to save data. @param header - `Save-Data`. */
export function isSaveData(header: string | string[] | undefined): boolean {
  return typeof header === 'string' && header.trim().toLowerCase() === 'on';
}

/**
 * The narrowest version of each photograph, for visitors with Save-Data, whatever the page's
 * `sizes` would choose.
 * @param files - by path without a leading slash.
 * @returns the file to send instead, by path.
 */
export function saveDataPhotographs(files: ReadonlyMap<string, StaticFile>): ReadonlyMap<string, StaticFile> {
  const photographs = [...files].flatMap(([path, file]) => {
    const [, picture, width, format] = PHOTOGRAPH.exec(path) ?? [];
    return picture ? [{ path, file, picture: `${picture}.${format}`, width: Number(width) }] : [];
  });
  const narrowest = new Map<string, (typeof photographs)[number]>();
  for (const photograph of photographs) {
    const known = narrowest.get(photograph.picture);
    if (!known || photograph.width < known.width) narrowest.set(photograph.picture, photograph);
  }
  return new Map(
    photographs.flatMap(({ path, picture }) => {
      const saveDataFile = narrowest.get(picture);
      return saveDataFile && saveDataFile.path !== path ? [[path, saveDataFile.file] as const] : [];
    }),
  );
}
