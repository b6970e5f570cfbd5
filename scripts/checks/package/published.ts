import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Packed } from './packed.ts';

/** Resolutions of old tools: these packages are modules, with `exports`. */
const notForModules = new Set(['node10', 'node16-cjs']);

/**
 * One entry of each folder: all of a folder are built alike, and the compiler sees every one of them in `tryTypes`.
 */
function sample(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, unknown>>;
  };
  const modules = Object.keys(exports).filter((name) => !/\.\w+$|\*/.test(name));
  return [...new Map(modules.map((name) => [name.split('/')[1], name])).values()];
}

/** Problems that publint and 'Are the types wrong?' find in a package as it is published. */
export async function publishingProblems({ name, folder, tarball }: Packed): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
  const types = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    entrypoints: sample(folder),
  });
  if (!types.types) return [`${name} has no types`];
  return [
    ...messages.map((message) => `${name}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`),
    ...types.problems
      .filter((problem) => !('resolutionKind' in problem && notForModules.has(problem.resolutionKind)))
      .map((problem) => `${name}: ${problem.kind} ${'entrypoint' in problem ? problem.entrypoint : ''}`),
  ];
}
