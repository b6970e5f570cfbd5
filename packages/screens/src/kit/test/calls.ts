import type { Endpoint } from '@ministerio/contract';
import type { Client } from '@ministerio/contract/client';
import { expect, waitFor } from 'storybook/test';

/** The calls of the story on the screen, by the names of their endpoints. */
let story = { asked: new Set<string>(), answered: new Set<string>() };

/** A story's client, whose calls {@link asked} and {@link answered} know. */
export function watchCalls(client: Client): Client {
  // The answers of an earlier story's client, which come late, are not this one's.
  const calls = { asked: new Set<string>(), answered: new Set<string>() };
  story = calls;
  return {
    ...client,
    call: async (endpoint, ...args) => {
      calls.asked.add(endpoint.name);
      try {
        return await client.call(endpoint, ...args);
      } finally {
        calls.answered.add(endpoint.name);
      }
    },
  };
}

/** Waits until the story asked for something that no mock ever answers. */
export const asked = ({ name }: Endpoint) => waitFor(() => expect([...story.asked]).toContain(name));

/**
 * Waits until a call, the last one that a story makes, was answered or refused, and its answer is drawn: before that
 * nothing is on the screen anyway.
 */
export const answered = ({ name }: Endpoint) => waitFor(() => expect([...story.answered]).toContain(name));
