import { expect, test } from './test.ts';

/**
 * Words that a designer types, and the page it means: its group and name in the sidebar, its id, and the heading
 * that is then in view where it is not the page's title.
 */
const words: readonly (readonly [
  word: string,
  group: string,
  title: string,
  id: string,
  heading?: string,
])[] = [
  ['botón', 'Primitives', 'Button', 'primitives-button--usage'],
  ['modal', 'Primitives', 'Dialog', 'primitives-dialog--usage'],
  ['ventana emergente', 'Primitives', 'Dialog', 'primitives-dialog--usage'],
  ['tabla', 'Primitives', 'Table', 'primitives-table--usage'],
  ['desplegable', 'Primitives', 'Select', 'primitives-select--usage'],
  ['aviso', 'Primitives', 'Notice', 'primitives-notice--usage'],
  ['pestañas', 'Primitives', 'Tabs', 'primitives-tabs--usage'],
  ['colour', 'Foundations', 'Colours', 'foundations-colours--props'],
  ['color', 'Foundations', 'Colours', 'foundations-colours--props'],
  ['token', 'Foundations', 'Colours', 'foundations-colours--props', 'Component tokens'],
  ['input', 'Primitives', 'TextField', 'primitives-textfield--usage'],
  ['button', 'Primitives', 'Button', 'primitives-button--usage'],
  ['dropdown', 'Primitives', 'Select', 'primitives-select--usage'],
  ['date picker', 'Primitives', 'DateField', 'primitives-datefield--usage'],
];

test('from the search to a component’s usage in two steps, from a sub-folder', async ({
  page,
  storybook,
}) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  // A result leads to its heading a moment later and smoothly: here at once, with a mark of where to.
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function scrollAtOnce(this: Element) {
      scroll.call(this, { block: 'start' });
      document.documentElement.dataset.scrolledTo = this.id;
    };
  });
  // Dialogs that the pages show in frames of their own take the focus whenever they have loaded, also from the search.
  // Not by a route: the mock's worker answers for these frames once it is there.
  await page.addInitScript(() => {
    if (window.parent !== window.top) window.stop();
  });
  await page.goto(storybook);
  const preview = page.frameLocator('#storybook-preview-iframe');
  const heading = preview.locator('h1:visible');
  await expect(heading).toHaveText('Vitral');
  const search = page.getByRole('searchbox');
  for (const [word, group, title, id, inView = title] of words) {
    await test.step(word, async () => {
      await search.fill(word);
      const results = page.getByRole('option').filter({ hasText: new RegExp(`${group}${title}$`) });
      // Two words may lead to the same heading: the mark of the last one must not stand for this one.
      await preview.locator('html').evaluate((html) => html.removeAttribute('data-scrolled-to'));
      await results.first().click();
      await expect(heading).toHaveText(title);
      const { searchParams, hash } = new URL(page.url());
      expect(searchParams.get('path')).toBe(`/docs/${id}`);
      const target = decodeURIComponent(hash.slice(1));
      await expect(preview.locator('html')).toHaveAttribute('data-scrolled-to', target);
      await expect(preview.locator('h1, h2', { hasText: new RegExp(`^${inView}$`) })).toBeInViewport();
    });
  }
  expect(missing).toEqual([]);
});
