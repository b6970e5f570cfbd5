import { readScreen } from '@ministerio/contract';
import { ApiError, type Client } from '@ministerio/contract/client';
import { useEffect, useState } from 'react';
import { useAwakeScreen } from '../kit/use-awake-screen.ts';
import { type HallState, HallView } from './view/hall-view/hall-view.tsx';

export interface HallScreenProps {
  /** The typed client, with the link's secret in `X-Pantalla` and nobody's token (R69). */
  readonly client: Client;
  /** The church's product name. */
  readonly product: string;
}

/** How often it asks, in milliseconds: a pane is lit while its person is still at the door. */
const EVERY_MS = 4000;

/** `/pantalla`: the projector in the hall, until its link ends. */
export function HallScreen({ client, product }: HallScreenProps) {
  useAwakeScreen();
  const state = useHall(client);
  const canFill = document.fullscreenEnabled;
  return (
    <HallView
      product={product}
      state={state}
      onFullScreen={canFill ? () => void document.documentElement.requestFullscreen() : undefined}
    />
  );
}

function useHall(client: Client): HallState {
  const [state, setState] = useState<HallState>({ kind: 'loading', lost: false });
  useEffect(() => {
    const stopped = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const screen = await client.call(readScreen, { signal: stopped.signal });
        setState({ kind: 'shown', screen, lost: false });
      } catch (error) {
        if (stopped.signal.aborted) return;
        if (error instanceof ApiError && error.code === 'screen_link_ended') {
          setState({ kind: 'ended', message: error.serverMessage ?? '' });
          return;
        }
        // Whatever else it was, the next answer may be there again.
        setState((last) => (last.kind === 'ended' ? last : { ...last, lost: true }));
      }
      timer = setTimeout(() => void ask(), EVERY_MS);
    };
    void ask();
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [client]);
  return state;
}
