import { configure, getConfig } from 'storybook/test';

interface TaskScheduler {
  readonly postTask: (task: () => void, options: { readonly priority: 'background' }) => Promise<void>;
}

/** Resolves after every task that waits to run, such as React's: one of the lowest priority comes last. */
async function afterOtherTasks(): Promise<void> {
  const { scheduler } = window as { readonly scheduler?: TaskScheduler };
  await scheduler?.postTask(() => undefined, { priority: 'background' });
}

/**
 * Makes `userEvent`, `findBy…` and `waitFor` end once what they caused is drawn. By itself Storybook leaves React one
 * timer's time, and on a busy machine a form that checks its fields asynchronously shows its errors after it.
 */
export function settleAfterEvents(): void {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: (wait) =>
      asyncWrapper(async () => {
        const result = await wait();
        await afterOtherTasks();
        return result;
      }),
  });
}
