import { expect, screen, waitFor } from 'storybook/test';

/** Waits until a toast with this text is visible: it is in the document before it slides in. */
export async function expectToast(words: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(words)).toBeVisible());
}
