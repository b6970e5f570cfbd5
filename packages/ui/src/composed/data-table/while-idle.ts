/** Safari has no idle callbacks; a task in between lets everything else pass. */
const request: (work: () => void) => number =
  typeof requestIdleCallback === 'undefined' ? (work) => Number(setTimeout(work)) : requestIdleCallback;
const cancel = typeof cancelIdleCallback === 'undefined' ? clearTimeout : cancelIdleCallback;

/**
 * Does a piece of work at a time while the page has nothing else to do.
 * @param piece - returns whether there is more to do.
 * @returns stops it.
 */
export function whileIdle(piece: () => boolean): () => void {
  let handle = request(next);
  function next(deadline?: IdleDeadline) {
    let more = piece();
    while (more && (deadline?.timeRemaining() ?? 0) > 1) more = piece();
    if (more) handle = request(next);
  }
  return () => cancel(handle);
}
