import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';

/**
 * The mocked network of every story: its own handlers (`parameters.msw.handlers`) answer first, and a
 * call to the API that none of them answers fails loudly instead of reaching Storybook's server.
 */
export async function startWorker() {
  const worker = setupWorker(
    http.all('/api/*', ({ request }) => {
      console.error(`No mock answers ${request.method} ${new URL(request.url).pathname}`);
      return HttpResponse.error();
    }),
  );
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
  return worker;
}
