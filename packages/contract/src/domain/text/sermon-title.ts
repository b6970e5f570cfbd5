/** Shown for a video without a title (spec section 2). */
const UNTITLED = 'Sin título';

/** Title of a video as pages show it, or 'Sin título' where it has none. */
export function sermonTitle(title: string | undefined): string {
  return title?.trim() || UNTITLED;
}
