import { isRecord } from '../domain/text/loose-values.ts';

/** A video as {@link readVideos} finds it; only the identifier is certain. */
export interface ReadVideo {
  readonly id: string;
  readonly title: string | undefined;
  /** null: nothing to watch, as in sample data. `undefined`: missing, derived from the identifier. */
  readonly link: string | null | undefined;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function list(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer;
  return isRecord(answer) && Array.isArray(answer.items) ? answer.items : [];
}

/**
 * Reads videos like `listVideos.read`, but without zod, for pages and widgets that must stay small: `{items: [...]}` or
 * a plain list of `{id, title, link}` (decisions section 6). Skips records without an identifier.
 * @param answer - the parsed body
 */
export function readVideos(answer: unknown): readonly ReadVideo[] {
  return list(answer).flatMap((item) => {
    if (!isRecord(item)) return [];
    const id = typeof item.id === 'number' ? String(item.id) : text(item.id)?.trim();
    return id ? [{ id, title: text(item.title), link: item.link === null ? null : text(item.link) }] : [];
  });
}
