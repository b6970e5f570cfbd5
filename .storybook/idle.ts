import { configure, getConfig } from 'storybook/test';

/** Resolves once the page has nothing left to do: what promises brought is drawn, and only a call or a timer may be under way. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve));

/**
 * Makes `userEvent`, `findBy…` and `waitFor` end with the page at rest. By itself Storybook leaves React one timer's time,
 * and on a busy machine a form that checks its fields asynchronously shows its errors after it.
 */
export function restAfterEvents(): void {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: (wait) =>
      asyncWrapper(async () => {
        const result = await wait();
        await idle();
        return result;
      }),
  });
}
