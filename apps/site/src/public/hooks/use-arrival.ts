import { type PageName, seo } from '@ministerio/content';
import { useEffect } from 'react';
import { disableContentVisibility } from '../../loading/content-visibility.ts';
import { usePageLocation } from '../navigation/use-page-location.ts';

/** The element of a hash, if its escapes are valid. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Moves the focus, and so the point where reading goes on, without a ring or a jump. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The page's layout is final by then. */
const SETTLED_MS = 3000;

/** Events of a person who scrolls. */
const SCROLL_INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to an element, smoothly by `page-scroll.css`, and again if the layout above it changed meanwhile. A person who
 * scrolls in between ends it.
 * @returns ends it.
 */
function scrollTo(target: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  const stop = () => end.abort();
  let lastTop = Number.NaN;
  const go = () => {
    const top = Math.round(target.getBoundingClientRect().top + window.scrollY);
    if (top === lastTop) return;
    lastTop = top;
    target.scrollIntoView();
  };
  for (const type of SCROLL_INPUTS) window.addEventListener(type, stop, { signal, passive: true });
  document.addEventListener('scrollend', go, { signal });
  setTimeout(stop, SETTLED_MS);
  go();
  return stop;
}

/**
 * On navigation: sets the document's title, scrolls smoothly to the element of the hash (also on the first load) and
 * focuses it. A page without hash starts at its top; after going back, the browser restores the scroll position.
 */
export function useArrival(name: PageName): void {
  const { hash, by, arrival } = usePageLocation();

  useEffect(() => {
    document.title = seo[name].title;
  }, [name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the arrival changes when the same link is pressed again.
  useEffect(() => {
    const target = hash ? targetOf(hash) : null;
    if (target || by === 'link') disableContentVisibility(document);
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
