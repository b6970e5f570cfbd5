import { useEffect, useState } from 'react';
import { firstState, nextState, stepMs, type TypingPace } from './typing.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Types lines one after the other, for ever, starting from the first one whole.
 * @param paused - stands still while true; so it does when the person asks for less motion.
 * @returns what shows now.
 */
export function useTyping(lines: readonly string[], pace: TypingPace, paused: boolean): string {
  const [state, setState] = useState(() => firstState(lines));
  useEffect(() => {
    if (paused || window.matchMedia(REDUCED_MOTION).matches) return;
    const wait = stepMs(state, lines, pace, Math.random());
    const timer = setTimeout(() => setState(nextState(state, lines)), wait);
    return () => clearTimeout(timer);
  }, [state, lines, pace, paused]);
  return lines[state.line]?.slice(0, state.shown) ?? '';
}
