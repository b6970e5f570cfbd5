import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Reads which files Vite made of which modules, and removes the list: visitors have no use for it. */
export function takeManifest(dist: string): BuiltFiles {
  const file = join(dist, '.vite', 'manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(join(dist, '.vite'), { recursive: true });
  return new BuiltFiles(manifest);
}

/** Looks up built files by the module they come from; paths that it returns start with `/`. */
export class BuiltFiles {
  readonly #manifest: Manifest;

  constructor(manifest: Manifest) {
    this.#manifest = manifest;
  }

  /** @throws Error when nothing was built from the module. */
  file(module: string): string {
    return `/${this.#entry(module).file}`;
  }

  /** Style sheets that modules need, each once, in the order of the modules' imports. */
  styles(...modules: readonly string[]): readonly string[] {
    return [...new Set(this.#walk(modules).flatMap((name) => this.#entry(name).css ?? []))].map(
      (css) => `/${css}`,
    );
  }

  /** Scripts that modules load before they run: themselves first, then what they import. */
  scripts(...modules: readonly string[]): readonly string[] {
    return this.#walk(modules)
      .map((name) => this.file(name))
      .sort((a, b) => Number(b === this.file(modules[0] ?? '')) - Number(a === this.file(modules[0] ?? '')));
  }

  /** Built files whose original name ends so, for example `.woff2`. */
  assets(ending: string): readonly string[] {
    return Object.values(this.#manifest)
      .filter(({ src }) => src?.endsWith(ending))
      .map(({ file }) => `/${file}`);
  }

  /** Modules with their static imports, imports first: the order in which styles must apply. */
  #walk(modules: readonly string[], seen = new Set<string>()): string[] {
    return modules.flatMap((name) => {
      if (seen.has(name)) return [];
      seen.add(name);
      return [...this.#walk(this.#entry(name).imports ?? [], seen), name];
    });
  }

  #entry(module: string) {
    const entry = this.#manifest[module];
    if (!entry) throw new Error(`site build: nothing was built from "${module}".`);
    return entry;
  }
}
