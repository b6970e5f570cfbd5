import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Documents, withPublished } from './published.ts';

const documents = { preguntas: { version: 1, valor: [] } };
let site = 0;
const answered = (afterMs: number, answer: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise<Response>((resolve) => setTimeout(() => resolve(answer()), afterMs))),
  );

/** What was shown until now, of a site that no other test asked. */
function shown(address = `https://iglesia-${++site}.example`) {
  const calls: (Documents | null)[] = [];
  withPublished(address, (content) => calls.push(content));
  return calls;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows published content first where it arrives within a second', async () => {
  answered(900, () => Response.json(documents));
  const calls = shown();
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toEqual([documents]);
});

it('shows the content of the build after a second, and the published one once it is there', async () => {
  answered(4000, () => Response.json(documents));
  const calls = shown();
  await vi.advanceTimersByTimeAsync(1500);
  expect(calls).toEqual([null]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toEqual([null, documents]);
});

it.each([
  ['has no content', () => Response.json({}, { status: 404 })],
  ['answers no JSON', () => new Response('<html>')],
])('shows the content of the build at once where the site %s', async (_case, answer) => {
  answered(50, answer);
  const calls = shown();
  await vi.advanceTimersByTimeAsync(60);
  expect(calls).toEqual([null]);
});

it('asks a site once for all widgets of a page, without cookies or redirects', async () => {
  answered(50, () => Response.json(documents));
  const calls = [shown('https://una.example'), shown('https://una.example')];
  await vi.advanceTimersByTimeAsync(60);
  expect(calls).toEqual([[documents], [documents]]);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://una.example/api/contenido', {
    credentials: 'omit',
    redirect: 'error',
  });
});
