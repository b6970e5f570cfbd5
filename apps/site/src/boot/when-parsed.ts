/** Calls back once all of a page's elements are there. */
export function whenParsed(document: Document, callback: () => void): void {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', callback, { once: true });
  else callback();
}
