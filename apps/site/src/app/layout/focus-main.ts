/** Moves focus and scroll to a screen that has just opened, as the load of a page does. */
export function focusMain(): void {
  window.scrollTo(0, 0);
  const main = document.querySelector('main');
  // A screen that focuses a field of its own (the queue at the door) keeps the focus there.
  if (main === null || main.contains(document.activeElement)) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
