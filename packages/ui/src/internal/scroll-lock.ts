let holders = 0;

/**
 * Stops the page from scrolling under a modal layer; returns what lets it go again. Layers may be stacked.
 * The page keeps the room of the scrollbar that disappears, so that nothing behind the layer moves.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (holders === 0) {
    root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
    root.dataset.modalOpen = '';
  }
  holders += 1;
  return () => {
    holders -= 1;
    if (holders > 0) return;
    delete root.dataset.modalOpen;
    root.style.removeProperty('--scrollbar-width');
  };
}
