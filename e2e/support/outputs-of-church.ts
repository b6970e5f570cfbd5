import type { Output } from '@ministerio/test-kit/traces';
import type { Page } from '@playwright/test';

/** As a person reads a link's prefilled message: `%20` is a space. */
const readable = (text: string) => text.replaceAll(/%20|\+/g, ' ');

/** The clock at rendering belongs to nobody's schedule. */
const withoutClock = (text: string) =>
  text.replaceAll(/(?:"|&quot;)time(?:"|&quot;):(?:"|&quot;)[\d:]+/g, '');

const WIDGETS = ['actividades', 'faq', 'horarios', 'predicas'] as const;
const FILES = [
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/calendario.ics',
  '/sin-conexion',
  '/no-existe',
  '/dashboard',
  '/api/contenido',
  '/api/openapi.json',
  '/api/docs',
  '/widgets/',
  '/widgets/todo.js',
] as const;

/** Responses of the server to a visitor without script: every page of the sitemap, every calendar, frames, files, widgets. */
export async function visitorsAnswers(url: string): Promise<readonly Output[]> {
  const get = async (address: string): Promise<Output> => {
    const answer = await fetch(url + address, { headers: { accept: 'text/html,*/*' } });
    return { name: `GET ${address}`, text: withoutClock(readable(await answer.text())) };
  };
  const pages = await Promise.all((await pagePaths(url)).map(get));
  const calendars = pages.flatMap(({ text }) => text.match(/\/calendario\/[\w/-]+\.ics/g) ?? []);
  const frames = WIDGETS.flatMap((name) => [
    `/embed/${name}`,
    `/oembed?url=${encodeURIComponent(`${url}/embed/${name}`)}`,
  ]);
  return [...pages, ...(await Promise.all([...new Set(calendars), ...frames, ...FILES].map(get)))];
}

/** Paths of the public pages. */
export async function pagePaths(url: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** The open page as it is now, with what was typed and the widgets' insides; without choices that nobody made. */
export async function renderedOutput(page: Page): Promise<Output> {
  const text = await page.evaluate(() => {
    // In a copy: React looks for the nodes that it made.
    const body = document.body.cloneNode(true) as HTMLElement;
    const copies = body.querySelectorAll('option');
    for (const [index, choice] of document.body.querySelectorAll('option').entries()) {
      if (choice.matches(':not(:checked), datalist *')) copies[index]?.remove();
    }
    const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
      ({ value }) => value,
    );
    const inside = [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot?.innerHTML ?? '');
    return [document.title, body.outerHTML, ...typed, ...inside].join('\n');
  });
  return { name: new URL(page.url()).pathname, text: withoutClock(readable(text)) };
}
