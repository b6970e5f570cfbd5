import product from '../../packages/widgets/package.json' with { type: 'json' };
import { expect, mockVideos, test, widgetNames } from '../support/widget-host.ts';

const OPEN = 'Abrir las preguntas frecuentes';
const tag = (url: string, name: string) => `<script async src="${url}/widgets/${name}.js"></script>`;

test('loading it twice, and together with all the others, leaves one of each', async ({
  page,
  host,
  server,
}) => {
  const scripts = ['faq', 'faq', 'todo', 'predicas'].map((name) => tag(server.url, name)).join('');
  await mockVideos(page, ['Fe']);
  await page.goto(
    host.publish({
      body: `${scripts}<ministerio-faq></ministerio-faq><ministerio-predicas></ministerio-predicas>`,
    }),
  );
  await expect(page.getByRole('button', { name: OPEN })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Fe' })).toHaveCount(1);
});

test('of two versions on a page the first runs, and the page can see which', async ({
  page,
  host,
  server,
}) => {
  await page.route('**/widgets/9.9.9/faq.js', async (route) => {
    const answer = await route.fetch({ url: `${server.url}/widgets/faq.js` });
    const body = (await answer.text()).replace(/\b0\.1\.0\b/g, '9.9.9');
    await route.fulfill({ body, contentType: 'text/javascript' });
  });
  await page.goto(
    host.publish({
      head: `<script src="${server.url}/widgets/9.9.9/faq.js"></script><script src="${server.url}/widgets/todo.js"></script>`,
      body: '<ministerio-faq></ministerio-faq><ministerio-horarios></ministerio-horarios>',
    }),
  );
  await expect(page.getByRole('button', { name: OPEN })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'Primer servicio' })).toBeVisible();
  const elements = await page.evaluate(() => Reflect.get(window, 'MinisterioWidgets').elements);
  expect(elements).toMatchObject({ 'ministerio-faq': '9.9.9', 'ministerio-horarios': product.version });
});

test('it runs as a module, and asks the site that its script came from', async ({ page, host, server }) => {
  await mockVideos(page, ['Gracia']);
  const asked = page.waitForRequest('**/api/videos');
  const head = `<script type="module" src="${server.url}/widgets/predicas.js"></script>`;
  await page.goto(host.publish({ head, body: '<ministerio-predicas></ministerio-predicas>' }));
  await expect(page.getByRole('heading', { name: 'Gracia' })).toBeVisible();
  expect((await asked).url()).toBe(`${server.url}/api/videos`);
});

test('it leaves one global, no cookie, nothing stored, and asks nobody but the church', async ({
  page,
  context,
  host,
  server,
}) => {
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(new URL(request.url()).origin));
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window));
  await page.goto(host.publish({}));
  const before = await globals();
  await mockVideos(page, ['Fe']);
  await page.goto(
    host.publish({
      body: `${tag(server.url, 'todo')}${widgetNames.map((name) => `<ministerio-${name}></ministerio-${name}>`).join('')}`,
    }),
  );
  await expect(page.getByRole('heading', { name: 'Fe' })).toBeVisible();
  await page.getByRole('heading', { name: 'Semana Santa' }).scrollIntoViewIfNeeded();
  expect((await globals()).filter((name) => !before.includes(name))).toEqual(['MinisterioWidgets']);
  expect(
    await page.evaluate(() => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
      document.styleSheets.length,
      document.head.querySelectorAll('style, link[rel=stylesheet]').length,
    ]),
  ).toEqual([0, 0, '', 0, 0]);
  expect(await context.cookies()).toEqual([]);
  expect([...asked].filter((origin) => origin !== 'null').sort()).toEqual([host.url, server.url].sort());
});

/** Counts what listens, watches and waits outside the widgets' own elements. */
const countLeaks = () => {
  const live = { listeners: 0, observers: 0, timers: 0 };
  Reflect.set(window, 'live', live);
  for (const target of [window, document]) {
    const known = new Set<unknown>();
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      if (!known.has(args[1])) live.listeners += 1;
      known.add(args[1]);
      return addEventListener.apply(target, args);
    };
    target.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
      if (known.delete(args[1])) live.listeners -= 1;
      return removeEventListener.apply(target, args);
    };
  }
  for (const name of ['IntersectionObserver', 'MutationObserver', 'ResizeObserver'] as const) {
    const { prototype } = window[name];
    const watching = new WeakSet<object>();
    const { observe, disconnect } = prototype as { observe(...args: unknown[]): void; disconnect(): void };
    Object.assign(prototype, {
      observe(this: object, ...args: unknown[]) {
        if (!watching.has(this)) live.observers += 1;
        watching.add(this);
        return observe.apply(this, args);
      },
      disconnect(this: object) {
        if (watching.delete(this)) live.observers -= 1;
        return disconnect.call(this);
      },
    });
  }
  const timers = new Set<unknown>();
  const { setInterval: start, clearInterval: stop } = window;
  Object.assign(window, {
    setInterval: (...args: Parameters<typeof start>) => {
      const id = start(...args);
      timers.add(id);
      live.timers = timers.size;
      return id;
    },
    clearInterval: (id: number) => {
      timers.delete(id);
      live.timers = timers.size;
      stop(id);
    },
  });
};

test('taken out of the page nothing of it listens, watches or waits, and it comes back whole', async ({
  page,
  host,
  server,
}) => {
  await mockVideos(page, ['Fe', 'Gracia', 'Paz', 'Luz', 'Vida']);
  await page.addInitScript(countLeaks);
  const elements = widgetNames.map((name) => `<ministerio-${name} open></ministerio-${name}>`).join('');
  await page.goto(host.publish({ head: tag(server.url, 'todo'), body: `<div id="place">${elements}</div>` }));
  const all = async () => {
    await expect(page.getByText('Chat de Preguntas Frecuentes')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Primer servicio' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Gracia' })).toBeAttached();
  };
  await all();
  const live = () => page.evaluate(() => Reflect.get(window, 'live'));
  // Effects run after the paint, and may render what has effects of its own.
  const running = await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const counts = () => JSON.stringify(Reflect.get(window, 'live'));
    for (let before = ''; before !== counts(); ) {
      before = counts();
      for (let frame = 0; frame < 3; frame += 1) await painted();
    }
    return { ...Reflect.get(window, 'live') };
  });
  expect(running.listeners + running.observers + running.timers).toBeGreaterThan(4);
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(() => {
      const place = document.querySelector('#place');
      Reflect.set(window, 'taken', [...(place?.children ?? [])]);
      place?.replaceChildren();
    });
    await expect.poll(live).toEqual({ listeners: 0, observers: 0, timers: 0 });
    await page.evaluate(() => document.querySelector('#place')?.append(...Reflect.get(window, 'taken')));
    await all();
  }
  await expect.poll(live).toEqual(running);
});

test('moved within the page it keeps what is open and stays on top', async ({ page, host, server }) => {
  await page.goto(
    host.publish({
      head: tag(server.url, 'faq'),
      body: '<div id="a"><ministerio-faq></ministerio-faq></div><div id="b" style="transform:scale(.5)"></div>',
    }),
  );
  await page.getByRole('button', { name: OPEN }).click();
  await page.getByText('¿Dónde está ubicada la iglesia?').click();
  const box = () => page.getByText('Chatear con nosotros').boundingBox();
  const before = await box();
  await page.evaluate(() =>
    document.querySelector('#b')?.append(document.querySelector('ministerio-faq') ?? ''),
  );
  await expect(page.getByText('Tercer anillo Externo', { exact: false })).toBeVisible();
  await expect.poll(box).toEqual(before);
});

test('what is far below the view starts when one comes near', async ({ page, host, server }) => {
  await mockVideos(page, ['Fe']);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/videos')) asked += 1;
  });
  await page.goto(
    host.publish({
      head: tag(server.url, 'todo'),
      body: '<ministerio-faq></ministerio-faq><div style="height:5000px"></div><ministerio-predicas></ministerio-predicas>',
    }),
  );
  await expect(page.getByRole('button', { name: OPEN })).toBeVisible();
  expect(asked).toBe(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('heading', { name: 'Fe' })).toBeVisible();
  expect(asked).toBe(1);
});

test('what breaks inside is reported, takes nothing else with it, and the next change draws it again', async ({
  page,
  host,
  server,
}) => {
  const breaks = `<script>
    const faq = document.querySelector('ministerio-faq');
    faq.querySelectorAll = () => { throw new Error('roto'); };
    faq.addEventListener('ministerio-error', ({ detail }) => (faq.title = detail.message));
  </script>`;
  const body = `<ministerio-faq></ministerio-faq><ministerio-horarios></ministerio-horarios>${breaks}${tag(server.url, 'todo')}`;
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(host.publish({ body }));
  await expect(page.locator('ministerio-faq')).toHaveAttribute('title', 'Error: roto');
  await expect(page.getByRole('listitem').filter({ hasText: 'Primer servicio' })).toBeVisible();
  await expect(page.getByRole('button', { name: OPEN })).toHaveCount(0);
  await page.locator('ministerio-faq').evaluate((element) => {
    Reflect.deleteProperty(element, 'querySelectorAll');
    element.setAttribute('theme', 'dark');
  });
  await expect(page.getByRole('button', { name: OPEN })).toBeVisible();
  expect(errors).toEqual([]);
});

test('of two on a page each has names of its own: what one controls is its own, and each has its own open answer', async ({
  page,
  host,
  server,
}) => {
  const faq = '<ministerio-faq open position="inline"></ministerio-faq>';
  await page.goto(host.publish({ head: tag(server.url, 'faq'), body: faq + faq }));
  const both = page.locator('ministerio-faq');
  for (const index of [0, 1]) await both.nth(index).getByText('¿Dónde está ubicada la iglesia?').click();
  for (const index of [0, 1])
    await expect(both.nth(index).getByText('Tercer anillo Externo', { exact: false })).toBeVisible();
  const names = await both.evaluateAll((elements) =>
    elements.map(({ shadowRoot }) => {
      const all = [...(shadowRoot?.querySelectorAll('*') ?? [])];
      const ids = all.map(({ id }) => id).filter((id) => id !== '');
      const controlled = all.map((element) => element.getAttribute('aria-controls')).filter(Boolean);
      return {
        repeated: ids.length - new Set(ids).size,
        controlled: controlled.length,
        missing: controlled.filter((id) => !ids.includes(id ?? '')),
      };
    }),
  );
  expect(names).toEqual(Array(2).fill({ repeated: 0, controlled: 1, missing: [] }));
});
