import { ApiError, createClient } from '@ministerio/contract/client';
import { ownServerQuery } from '@ministerio/screens/kit/own-server';
import type { Session, SessionStore } from '@ministerio/screens/kit/session';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const nobody: SessionStore = {
  keeps: true,
  read: () => null,
  signIn: () => {
    throw new Error('nobody signs in here');
  },
  signOut: () => {},
  subscribe: () => () => {},
};
/** Our own server's answer to the one call that the cache makes. */
const client = createClient({
  baseUrl: '/api',
  getToken: () => null,
  fetch: async () => Response.json({ abierto: true }),
});
const noNetwork = () => Promise.reject(new ApiError('listUsers', { failure: 'network' }));

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

test('without a network a change fails at once, and is not sent behind the person’s back later', async () => {
  const mark = vi.fn(noNetwork);
  const mutation = new MutationObserver(createQueryClient(nobody, client, { abierto: true }), {
    mutationFn: mark,
  });
  await expect(mutation.mutate()).rejects.toMatchObject({ failure: 'network' });
  onlineManager.setOnline(true);
  expect(mark).toHaveBeenCalledTimes(1);
});

test('without a network a list says so instead of loading for ever', async () => {
  const loading = createQueryClient(nobody, client, { abierto: true }).fetchQuery({
    queryKey: ['users'],
    queryFn: noNetwork,
    retryDelay: 0,
  });
  await expect(loading).rejects.toMatchObject({ failure: 'network' });
});

test('another person finds nothing of the one before, but knows whose backend it is', async () => {
  let signedIn: Session | null = null;
  let notify = () => {};
  const session: SessionStore = {
    ...nobody,
    read: () => signedIn,
    subscribe: (listener) => {
      notify = listener;
      return () => {};
    },
  };
  const queryClient = createQueryClient(session, client, { abierto: true });
  await queryClient.ensureQueryData(ownServerQuery(client));
  queryClient.setQueryData(['users'], ['somebody']);
  const user = { id: '2', username: 'camila', role: 'USER' };
  signedIn = { token: 'tok', username: user.username, user, leads: false, expiresAtMs: null };
  notify();
  expect(queryClient.getQueryData(['users'])).toBeUndefined();
  expect(queryClient.getQueryData(ownServerQuery(client).queryKey)).toEqual({ abierto: true });
});
