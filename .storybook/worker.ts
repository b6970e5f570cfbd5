import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { reportMissingMock } from './missing-mock.ts';

/**
 * The mocked network of every story: its own handlers (`parameters.msw.handlers`) answer first; a call to the API that
 * none of them answers fails the story.
 */
export async function startWorker() {
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
