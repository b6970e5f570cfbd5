import { type PageName, seo } from '@ministerio/content';
import { useEffect } from 'react';
import { layOutAll } from '../../loading/lay-out-all.ts';
import { usePlace } from '../navigation/use-place.ts';

/** The element that a hash names; a broken escape in it names nothing. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Lets reading go on at an element: moves the focus there without a ring or a jump. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** By then everything that an arrival brings into the page has come. */
const SETTLED_MS = 3000;

/** What a person does to move the view. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to an element, smoothly as `page-scroll.css` has it, and again where something above it has come or gone
 * meanwhile. Whoever moves the view in between decides where it stays.
 * @returns leaves the view where it is from now on.
 */
function scrollTo(target: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  const stop = () => end.abort();
  let place = Number.NaN;
  const go = () => {
    const now = Math.round(target.getBoundingClientRect().top + window.scrollY);
    if (now === place) return;
    place = now;
    target.scrollIntoView();
  };
  for (const move of MOVES) window.addEventListener(move, stop, { signal, passive: true });
  document.addEventListener('scrollend', go, { signal });
  setTimeout(stop, SETTLED_MS);
  go();
  return stop;
}

/**
 * What happens on arriving at a page or at a part of it: the document's title, a smooth scroll to the element
 * that the hash names (also on the first load), and the focus with it. A page without hash starts at its top;
 * going back, the browser puts the view where it was.
 */
export function useArrival(name: PageName): void {
  const { hash, by, arrival } = usePlace();

  useEffect(() => {
    document.title = seo[name].title;
  }, [name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the arrival changes when the same link is followed again.
  useEffect(() => {
    const target = hash ? targetOf(hash) : null;
    if (target || by === 'link') layOutAll(document);
    if (target) {
      focusOn(target);
      return scrollTo(target);
    }
    if (by !== 'load') {
      if (by === 'link') window.scrollTo({ top: 0, behavior: 'instant' });
      const content = document.getElementById('contenido');
      if (content) focusOn(content);
    }
  }, [arrival]);
}
