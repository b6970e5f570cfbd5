import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { published } from './published.ts';

const documents = { preguntas: { version: 1, valor: [] } };
const answered = (answer: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
let site = '';
let sites = 0;

beforeEach(() => {
  // Answers of a site are kept, so each test has one of its own.
  sites += 1;
  site = `https://iglesia-${sites}.example`;
});
afterEach(() => vi.unstubAllGlobals());

it('asks a site once for all widgets of a page, without cookies or redirects', async () => {
  answered(() => Response.json(documents));
  expect(await Promise.all([published(site), published(site)])).toEqual([documents, documents]);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(`${site}/api/contenido`, {
    signal: expect.any(AbortSignal),
    credentials: 'omit',
    redirect: 'error',
  });
});

it.each([
  ['has no content', () => Response.json({}, { status: 404 })],
  ['answers no JSON', () => new Response('<html>')],
  [
    'is blocked',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('says that the site %s, and asks it again', async (_case, answer) => {
  answered(answer);
  await expect(published(site)).rejects.toThrow(/^/);
  answered(() => Response.json(documents));
  expect(await published(site)).toEqual(documents);
});
