/**
 * Stands in for `react` in the widgets' bundles: the part of React 19 that their components use. A component that
 * uses more fails to build, and `react.stories.tsx` compares both step by step.
 */
export { createContext, useContext } from './context.ts';
export { Fragment } from './element.ts';
export { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from './hooks.ts';

/** Children as a list, without those that draw nothing. */
export const Children = {
  map: <Result>(children: unknown, draw: (child: unknown, index: number) => Result): Result[] =>
    [children]
      .flat(Number.POSITIVE_INFINITY)
      .filter((child) => child != null && typeof child !== 'boolean')
      .map(draw),
};
