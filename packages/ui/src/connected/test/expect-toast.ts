import { expect, screen, waitFor } from 'storybook/test';

/** Waits until a toast with these words can be seen: it stands in the page, still invisible, before it comes in. */
export async function expectToast(words: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(words)).toBeVisible());
}
