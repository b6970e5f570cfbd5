import { docsPages, expect, test } from './test.ts';

test('Home leads to the lists for tools, whose links all lead somewhere', async ({
  page,
  request,
  storybook,
}) => {
  await page.goto(`${storybook}iframe.html?viewMode=docs&id=home--props`);
  const links = page.getByRole('link', { name: /^(llms\.txt|.*\.json)$/ });
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    const file = new URL((await link.getAttribute('href')) ?? '', storybook);
    expect((await request.get(file.href)).status(), file.pathname).toBe(200);
  }
  const list = await (await request.get(`${storybook}llms.txt`)).text();
  const targets = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => new URL(target, storybook));
  const pages = targets.flatMap(({ searchParams }) => searchParams.get('path') ?? []);
  expect(pages.toSorted()).toEqual(
    docsPages()
      .map(({ id }) => `/docs/${id}`)
      .toSorted(),
  );
  for (const { href, search } of targets) {
    if (!search) expect((await request.get(href)).status(), href).toBe(200);
  }
  expect(list.split('\n').filter((line) => /\): *$/.test(line))).toEqual([]);
});
