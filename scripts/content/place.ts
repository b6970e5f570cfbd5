import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentPath } from './fault.ts';
import { lineIn, readSource, type Source } from './source.ts';

/** A place in a file. */
export interface Place {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

const sourcesOf = (folder: string): readonly (readonly [file: string, source: Source])[] =>
  globSync('*.ts', { cwd: folder })
    .filter((file) => !file.includes('.test.'))
    .sort()
    .map((file) => [`${folder}/${file}`, readSource(join(folder, file))]);

/** Says where the values of a content folder stand. */
export function placesIn(folder: string): (path: ContentPath) => Place {
  const sources = sourcesOf(folder);
  return (path) => {
    const [file, source] = sources.find(([, one]) => one.exported.has(String(path[0]))) ?? [];
    return file && source ? { file, line: lineIn(source, path) } : { file: `${folder}/index.ts`, line: 1 };
  };
}

/** Places that are no TypeScript: the first of each file. */
export function unreadablePlaces(folder: string): readonly Place[] {
  return sourcesOf(folder).flatMap(([file, { errorLine }]) =>
    errorLine === undefined ? [] : [{ file, line: errorLine }],
  );
}
