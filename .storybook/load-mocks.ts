import { delay, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { LoaderFunction } from 'storybook/internal/types';
import { reportMissingMock } from './missing-mock.ts';

const STORY_HEADER = 'x-story';
/** Number of the story on the screen. */
let story = '0';

// A mock that answers a call must know whose it is.
const { fetch } = window;
window.fetch = (input, init) => {
  const request = new Request(input, init);
  request.headers.set(STORY_HEADER, story);
  return fetch(request);
};

/**
 * A call passes through the service worker to the mocks, and may reach them when its story has ended. The mocks of the
 * story on the screen must not answer it, nor miss it: it stays without an answer, as nothing waits for one.
 */
const callsOfEarlierStories = http.all('*/api/*', async ({ request }) => {
  // An image's address comes without the header.
  const from = request.headers.get(STORY_HEADER);
  if (from !== null && from !== story) await delay('infinite');
});

async function startWorker() {
  const worker = setupWorker(
    http.all('/api/*', ({ request }) => {
      reportMissingMock(request);
      return HttpResponse.error();
    }),
  );
  // Beside the page, which a published Storybook has in a sub-folder.
  const url = new URL('mockServiceWorker.js', document.baseURI).pathname;
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true, serviceWorker: { url } });
  return worker;
}

const loadHandlers = mswLoader(startWorker);

/**
 * The mocked network of every story: its own handlers (`parameters.msw.handlers`) answer first; a call to the API that
 * none of them answers fails the story.
 */
export const loadMocks: LoaderFunction = async (context) => {
  story = String(Number(story) + 1);
  await loadHandlers(context);
  context.msw.use(callsOfEarlierStories);
};
