const inScript = /\bpart:\s*[`"']([\w-]+)[`"']/g;

/** What a page may style with `::part()`: every part that a bundle's components name. */
export function partsOf(script: string): readonly string[] {
  return [...new Set([...script.matchAll(inScript)].map(([, part = '']) => part))].sort();
}
