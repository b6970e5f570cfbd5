import { church } from '@ministerio/content';
import { createClient } from '@ministerio/contract/client';
import { fakeToken, fixtureNow } from '@ministerio/contract/fixtures';
import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmationDialog, createConfirmationStore } from '../confirmation/index.ts';
import { createReasonStore, ReasonDialog } from '../reasons/index.ts';
import { type Services, ServicesProvider } from '../services/index.ts';
import { createSessionStore } from '../session/session-store.ts';
import { watchCalls } from './calls.ts';
import { memoryStorage } from './memory-storage.ts';

/** Values of a story under `parameters.services`. */
export interface ServicesParameters
  extends Partial<Omit<Services, 'client' | 'session' | 'confirmations' | 'reasons'>> {
  /** Owner of the stored token; null for a visitor. */
  readonly signedInAs?: { role: string; username: string } | null;
}

function storyServices(parameters: ServicesParameters): Services {
  const { signedInAs = { role: 'ADMIN', username: 'admin' }, ...given } = parameters;
  const session = createSessionStore(memoryStorage(), window);
  if (signedInAs) session.signIn(fakeToken(signedInAs.role, signedInAs), signedInAs.username);
  const confirmations = createConfirmationStore(() => fixtureNow);
  const reasons = createReasonStore();
  return {
    client: watchCalls(
      createClient({
        baseUrl: '/api',
        getToken: () => session.read()?.token ?? null,
        confirmations,
        reasons,
      }),
    ),
    session,
    confirmations,
    reasons,
    church,
    now: () => fixtureNow,
    geolocation: null,
    secureContext: true,
    navigate: () => undefined,
    ...given,
  };
}

/** Storybook decorator: services on the mocked API, with the story's own session and clock. */
export const withServices: Decorator = (Story, { parameters }) => {
  const [services] = useState(() => storyServices((parameters.services ?? {}) as ServicesParameters));
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }),
  );
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={queries}>
        <Story />
        <ConfirmationDialog />
        <ReasonDialog />
      </QueryClientProvider>
    </ServicesProvider>
  );
};
