import type { editAporte, ReadOf } from '@ministerio/contract';

/**
 * Reports a contribution of another administrator that a save replaced unseen: two people at one list (decisions
 * section 4).
 * @param saved - the answer to the save; only our own server says what it replaced.
 * @param seen - the contribution that the row showed when it was saved.
 * @returns the notice; null where nothing unseen was replaced.
 */
export function overwrittenNotice(
  { anterior, anteriorDe }: Pick<ReadOf<typeof editAporte>, 'anterior' | 'anteriorDe'>,
  seen: string | null,
): string | null {
  if (anterior === null || anteriorDe === null || anterior === (seen ?? '')) return null;
  return `${anteriorDe} ya había guardado «${anterior}». Quedó lo que escribiste tú.`;
}
