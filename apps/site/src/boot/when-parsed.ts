/** Calls back once the page is parsed. */
export function whenParsed(document: Document, callback: () => void): void {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', callback, { once: true });
  else callback();
}
