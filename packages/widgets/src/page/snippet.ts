/** What a person chose for one widget: attributes with a value; a flag's is empty. */
export type Choices = ReadonlyMap<string, string>;

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * The lines that someone pastes into a page.
 * @param origin - of the site that serves the widgets, without a closing slash.
 */
export function snippet(origin: string, name: string, tag: string, choices: Choices): string {
  const attributes = [...choices].map(([key, value]) =>
    value === '' ? ` ${key}` : ` ${key}="${quoted(value)}"`,
  );
  return `<script async src="${origin}/widgets/${name}.js"></script>\n<${tag}${attributes.join('')}></${tag}>`;
}

/** The same for pages that take no script: a frame. @param height - in pixels, until the frame tells its own. */
export function frameSnippet(
  origin: string,
  name: string,
  title: string,
  choices: Choices,
  height: number,
): string {
  const query = new URLSearchParams([...choices]).toString();
  const address = quoted(`${origin}/embed/${name}${query && `?${query}`}`);
  return `<iframe src="${address}" title="${quoted(title)}" width="100%" height="${height}" loading="lazy" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" frameborder="0"></iframe>\n<script async src="${origin}/widgets/altura.js"></script>`;
}
