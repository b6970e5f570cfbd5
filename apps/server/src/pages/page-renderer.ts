import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { SiteRenderer } from '@ministerio/content/site';

/**
 * Loads the site's renderer.
 * @param file - from the site's build; absolute.
 * @returns null where the site is not built.
 */
export async function loadRenderer(file: string): Promise<SiteRenderer | null> {
  if (!existsSync(file)) return null;
  const module = (await import(pathToFileURL(file).href)) as { readonly renderer: SiteRenderer };
  return module.renderer;
}
