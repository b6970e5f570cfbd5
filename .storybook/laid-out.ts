const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Waits until components that measure themselves have put in what they measured (a table that scrolls takes the focus),
 * so that axe does not look at them in between: the browser tells them at the end of a frame, and the one after shows
 * what they made of it.
 */
export async function laidOut(): Promise<void> {
  await nextFrame();
  await nextFrame();
}
