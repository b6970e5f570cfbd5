import { configure, getConfig } from 'storybook/test';

/** Rejects at the first call of the running story that no mock answers. */
let missingMock = new Promise<never>(() => undefined);
let reportError: (error: Error) => void = () => undefined;
let storyFile = '';

interface RunningStory {
  readonly title: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Forgets the calls of the previous story. */
export function watchMocks({ title, parameters }: RunningStory): void {
  missingMock = new Promise((_, reject) => {
    reportError = reject;
  });
  // A story that waits for nothing fails in expectNoMissingMock instead.
  missingMock.catch(() => undefined);
  storyFile = typeof parameters.fileName === 'string' ? parameters.fileName : `the stories of '${title}'`;
}

/** Fails the running story, naming the call and the file to edit. */
export function reportMissingMock({ method, url }: Request): void {
  const call = `${method} ${new URL(url).pathname}`;
  const error = new Error(`No mock answers ${call}: add one to parameters.msw.handlers in ${storyFile}.`);
  console.error(error.message);
  reportError(error);
}

/** Makes `findBy…`, `waitFor` and `userEvent` fail at a missing mock instead of waiting until their timeout. */
export function failAtMissingMock(): void {
  const { asyncWrapper } = getConfig();
  configure({ asyncWrapper: (wait) => asyncWrapper(() => Promise.race([wait(), missingMock])) });
}

/** @throws Error if a call of the story had no mock */
export async function expectNoMissingMock(): Promise<void> {
  await Promise.race([missingMock, undefined]);
}
