/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field of another backend as text, trimmed; a finite number becomes its digits, anything else ''. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** Title of a video, or 'Sin título' if it has none (spec section 2). */
export function sermonTitle(title: string | undefined): string {
  return title?.trim() || 'Sin título';
}
