/** Elements with words of their own on a page. */
const BLOCKS = 'h1, h2, h3, h4, p, li, dt, dd, td, th, summary, figcaption, a';

const blocksOf = (page: Document) => [...page.querySelectorAll<HTMLElement>(BLOCKS)];
const said = (block: HTMLElement) =>
  [block.tagName, block.getAttribute('href'), block.textContent.replace(/\s+/g, ' ').trim()].join(' ');

/**
 * Marks what a page says that another does not with `data-changed`, on the innermost element; the page's styles draw its
 * edge. Scripts are left out: the preview's frame runs none.
 * @param html - the page with unpublished changes
 * @param published - the page as it is; null while it is not known: nothing is marked
 */
export function markChanges(html: string, published: string | null): string {
  const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
  const page = parse(html);
  for (const script of page.querySelectorAll('script')) script.remove();
  if (published !== null) {
    const known = new Set(blocksOf(parse(published)).map(said));
    for (const block of blocksOf(page)) if (!known.has(said(block))) block.dataset.changed = '';
    for (const outer of page.querySelectorAll<HTMLElement>('[data-changed]:has([data-changed])')) {
      delete outer.dataset.changed;
    }
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
