// biome-ignore-all lint/correctness/noComponentHookFactories: the components are made once for each React that is compared
import type * as real from 'react';

/** The part of React that the subject needs. */
type ReactPart = Pick<
  typeof real,
  | 'createContext'
  | 'Fragment'
  | 'useCallback'
  | 'useContext'
  | 'useEffect'
  | 'useEffectEvent'
  | 'useMemo'
  | 'useRef'
  | 'useState'
>;

/** Makes an element of a tag or component, in whichever way its React does. */
export type Make = (type: unknown, props: object | null, ...children: unknown[]) => unknown;

/**
 * One component that uses everything the widgets' components use, made with a given React, so that two of them can
 * be compared. Buttons in it are the steps; `log` is told what happens in which order.
 */
export function makeSubject(react: ReactPart, make: Make, log: (line: string) => void): unknown {
  const { useState, useEffect, useRef, useMemo, useCallback, useContext, useEffectEvent, Fragment } = react;
  const Theme = react.createContext('none');
  const Weather = react.createContext('none');

  function Item({ name }: { name: string }) {
    const theme = useContext(Theme);
    const [count, setCount] = useState(0);
    useEffect(() => {
      log(`${name} came`);
      return () => log(`${name} went`);
    }, [name]);
    const add = useCallback(() => {
      setCount((known) => known + 1);
      setCount((known) => known + 1);
    }, []);
    return make(
      'li',
      { className: theme },
      make('button', { type: 'button', id: `add-${name}`, onClick: add }, name, ' ', count),
    );
  }

  function Icon() {
    return make(
      'svg',
      { viewBox: '0 0 2 2', className: 'icon', 'aria-hidden': true },
      make('path', { d: 'M0 0h1' }),
    );
  }

  function Inner() {
    const weather = useContext(Weather);
    const drawings = useRef(0);
    drawings.current += 1;
    return make('p', null, weather, ' ', drawings.current);
  }

  /** Its children are the same elements while it changes by itself. */
  function Outer({ children }: { children?: unknown }) {
    const [weather, setWeather] = useState('sun');
    const [count, setCount] = useState(0);
    const rain = () => setWeather('rain');
    const add = () => setCount(count + 1);
    return make(
      Weather.Provider,
      { value: weather },
      make('button', { type: 'button', id: 'rain', onClick: rain }, count),
      make('button', { type: 'button', id: 'count', onClick: add }, count),
      make('section', null, children),
    );
  }

  return function Subject() {
    const [names, setNames] = useState(['a', 'b', 'c']);
    const [theme, setTheme] = useState('light');
    const first = useRef<HTMLElement>(null);
    const total = useMemo(() => names.length * 10, [names]);
    const seen = useEffectEvent(() => log(`seen with ${names.join('')}`));
    useEffect(() => {
      log(`focus ${first.current?.localName}`);
    }, []);
    useEffect(() => seen(), [theme]);
    const step = (id: string, onClick: () => void) =>
      make('button', { key: id, type: 'button', id, onClick }, id);
    return make(
      Theme.Provider,
      { value: theme },
      make(
        'h2',
        { ref: first, tabIndex: -1, hidden: theme === 'gone', 'aria-busy': false, 'data-total': total },
        'Total ',
        total,
      ),
      theme === 'dark' && make(Icon, null),
      make(
        'ul',
        { role: 'list' },
        names.map((name) => make(Item, { key: name, name })),
      ),
      make(Fragment, null, null, false, 0, 'text'),
      make(Outer, null, make(Inner, null)),
      make('nav', null, [
        step('reverse', () => setNames([...names].reverse())),
        step('drop', () => setNames(names.slice(1))),
        step('insert', () => setNames(['z', ...names])),
        step('same', () => setTheme(theme)),
        step('dark', () => setTheme('dark')),
        step('gone', () => setTheme('gone')),
        step('both', () => {
          setTheme('both');
          setNames(['q']);
        }),
      ]),
    );
  };
}
