import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const src = join(import.meta.dirname, '../../../packages/ui/src');

/** What presses one key of a component and looks at what came of it. */
export interface KeyCase {
  /** Key and place of a row in `keyboard.md`: 'Escape: the menu'. */
  readonly row: string;
  /** Story that it is pressed in. */
  readonly story: string;
  /** @default 'desk' (1280 px) */
  readonly at?: 'phone' | 'desk';
  readonly press: (page: Page) => Promise<void>;
}

/** The keys of one component, by its folder under `packages/ui/src`. */
export interface KeyContract {
  readonly folder: string;
  readonly cases: readonly KeyCase[];
}

/** Folders that have a `keyboard.md`. */
export function documentedFolders(): string[] {
  return globSync('**/keyboard.md', { cwd: src })
    .map((file) => file.replaceAll('\\', '/').replace('/keyboard.md', ''))
    .sort();
}

/** The rows of a folder's `keyboard.md`, as 'key: where'. */
export function documentedRows(folder: string): string[] {
  const text = readFileSync(join(src, folder, 'keyboard.md'), 'utf8');
  return [...text.matchAll(/^\| `([^`]+)` *\| ([^|]+) \|/gm)].map(
    ([, key = '', where = '']) => `${key}: ${where.trim()}`,
  );
}
