/** Title of a video, or 'Sin título' if it has none (spec section 2). */
export function sermonTitle(title: string | undefined): string {
  return title?.trim() || 'Sin título';
}
