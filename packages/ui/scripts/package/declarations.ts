import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fromPackages, packagesFolder, placeOf, readManifest } from './entries.ts';

const specifiers = /(\bfrom |\bimport\()(['"])(\.{1,2}\/[^'"]+|@ministerio\/[^'"]+)\2/g;
const styleImports = /^import ['"][^'"]+\.css['"];\n/gm;

/** The declaration behind a source: `a.tsx` is `a.d.ts`. */
const declarationOf = (source: string) => source.replace(/\.tsx?$/, '.d.ts');

/** Source files, from the folder of packages, by the names under which workspace packages are imported. */
const workspaceSources: Readonly<Record<string, string>> = Object.fromEntries(
  ['contract', 'content'].flatMap((folder) =>
    Object.entries(readManifest(folder).exports).map(([name, target]) => [
      posix.join('@ministerio', folder, name),
      posix.join(folder, String(target)),
    ]),
  ),
);

/** The source file that a declaration imports, from the folder of packages. */
function sourceOf(specifier: string, importer: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  const source = workspaceSources[specifier];
  if (!source)
    throw new Error(`package: ${importer} imports ${specifier}, which the package does not contain.`);
  return source;
}

/** Runs the compiler. @returns the folder of its declarations, in the order of the folder of packages. */
function emit(entries: readonly string[]): string {
  // Inside the package, so that the compiler finds the types that its configuration names.
  const folder = mkdtempSync(join(packagesFolder, 'ui/node_modules/.types-'));
  const config = {
    extends: join(packagesFolder, 'ui/tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // `npm test -- types` checks; this only writes.
      noCheck: true,
      rootDir: packagesFolder,
      outDir: folder,
      // Nothing is written for what is found in node_modules, where the workspace links its packages.
      paths: Object.fromEntries(
        Object.entries(workspaceSources).map(([name, source]) => [name, [join(packagesFolder, source)]]),
      ),
    },
    include: [],
    files: entries,
  };
  const file = join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  const { status, stdout } = spawnSync('tsc', ['-p', file], {
    cwd: packagesFolder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`package: the declarations cannot be written:\n${stdout}`);
  return folder;
}

/**
 * Writes the declarations of the entries and of all that these name, beside the scripts. What they import from a package
 * of the workspace is in this one.
 * @param entries - source files, absolute.
 */
export function writeDeclarations(entries: Iterable<string>, outDir: string): void {
  const files = [...entries];
  const emitted = emit(files);
  const waiting = files.map(fromPackages);
  const done = new Set(waiting);
  for (const source of waiting) {
    const place = placeOf(source);
    const text = readFileSync(join(emitted, declarationOf(source)), 'utf8')
      .replace(styleImports, '')
      .replace(specifiers, (_, before: string, quote: string, specifier: string) => {
        const wanted = sourceOf(specifier, source);
        if (!done.has(wanted)) waiting.push(wanted);
        done.add(wanted);
        const path = posix.relative(posix.dirname(place), placeOf(wanted)).replace(/\.tsx?$/, '.js');
        return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
      });
    const target = join(outDir, declarationOf(place));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  rmSync(emitted, { recursive: true });
}
