/** The attributes chosen for one widget; a flag's value is empty. */
export type Choices = ReadonlyMap<string, string>;

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * The lines to paste into a page.
 * @param origin - of the site that serves the widgets, without a trailing slash.
 */
export function snippet(origin: string, name: string, tag: string, choices: Choices): string {
  const attributes = [...choices].map(([key, value]) =>
    value === '' ? ` ${key}` : ` ${key}="${escapeAttribute(value)}"`,
  );
  return `<script async src="${origin}/widgets/${name}.js"></script>\n<${tag}${attributes.join('')}></${tag}>`;
}

/**
 * The same for pages that allow no custom elements: a frame.
 * @param height - in pixels, until the frame posts its own.
 */
export function frameSnippet(
  origin: string,
  name: string,
  title: string,
  choices: Choices,
  height: number,
): string {
  const query = new URLSearchParams([...choices]).toString();
  const address = escapeAttribute(`${origin}/embed/${name}${query && `?${query}`}`);
  return `<iframe src="${address}" title="${escapeAttribute(title)}" width="100%" height="${height}" loading="lazy" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" frameborder="0"></iframe>\n<script async src="${origin}/widgets/altura.js"></script>`;
}
