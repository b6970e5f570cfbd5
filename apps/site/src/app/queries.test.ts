import { ApiError } from '@ministerio/contract/client';
import type { SessionStore } from '@ministerio/ui/connected/session';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueries } from './queries.ts';

const nobody: SessionStore = {
  read: () => null,
  signIn: () => {
    throw new Error('nobody signs in here');
  },
  signOut: () => {},
  subscribe: () => () => {},
};
const noNetwork = () => Promise.reject(new ApiError('listUsers', { failure: 'network' }));

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

test('without a network a change fails at once, and is not sent behind the person’s back later', async () => {
  const mark = vi.fn(noNetwork);
  const mutation = new MutationObserver(createQueries(nobody), { mutationFn: mark });
  await expect(mutation.mutate()).rejects.toMatchObject({ failure: 'network' });
  onlineManager.setOnline(true);
  expect(mark).toHaveBeenCalledTimes(1);
});

test('without a network a list says so instead of loading for ever', async () => {
  const loading = createQueries(nobody).fetchQuery({
    queryKey: ['users'],
    queryFn: noNetwork,
    retryDelay: 0,
  });
  await expect(loading).rejects.toMatchObject({ failure: 'network' });
});
