import { configure, getConfig } from 'storybook/test';

/** Rejects at the first call of the running story that no mock answers. */
let missingMock = Promise.withResolvers<never>();
let storyFile = '';

/** Forgets the calls of the story before. To be run before each story. */
export function watchMocks({ title, parameters }: { title: string; parameters: { fileName?: string } }): void {
  missingMock = Promise.withResolvers<never>();
  // A story that waits for nothing learns of it from expectNoMissingMock.
  missingMock.promise.catch(() => undefined);
  storyFile = parameters.fileName ?? `the stories of '${title}'`;
}

/** Ends whatever the running story waits for, with the call and the file to edit. */
export function reportMissingMock({ method, url }: Request): void {
  const call = `${method} ${new URL(url).pathname}`;
  const error = new Error(`No mock answers ${call}: add one to parameters.msw.handlers in ${storyFile}.`);
  console.error(error.message);
  missingMock.reject(error);
}

/** Makes `findBy…`, `waitFor` and `userEvent` fail at a missing mock instead of waiting until their time is over. */
export function failAtMissingMock(): void {
  const { asyncWrapper } = getConfig();
  configure({ asyncWrapper: (wait) => asyncWrapper(() => Promise.race([wait(), missingMock.promise])) });
}

/** @throws Error where a call of the story that ends found no mock. */
export async function expectNoMissingMock(): Promise<void> {
  await Promise.race([missingMock.promise, undefined]);
}
