import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentPath } from './fault.ts';
import { lineIn, readSource, type Source } from './source.ts';

/** A line of a file. */
export interface Location {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

const sourcesOf = (folder: string): readonly (readonly [file: string, source: Source])[] =>
  globSync('*.ts', { cwd: folder })
    .filter((file) => !file.includes('.test.'))
    .sort()
    .map((file) => [`${folder}/${file}`, readSource(join(folder, file))]);

/** Locates the values of a content folder. */
export function locationsIn(folder: string): (path: ContentPath) => Location {
  const sources = sourcesOf(folder);
  return (path) => {
    const [file, source] = sources.find(([, one]) => one.exported.has(String(path[0]))) ?? [];
    return file && source ? { file, line: lineIn(source, path) } : { file: `${folder}/index.ts`, line: 1 };
  };
}

/** The first syntax error of each file. */
export function syntaxErrors(folder: string): readonly Location[] {
  return sourcesOf(folder).flatMap(([file, { errorLine }]) =>
    errorLine === undefined ? [] : [{ file, line: errorLine }],
  );
}
