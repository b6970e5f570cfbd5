import type { ContentKey } from '@ministerio/contract';
import { textKey } from '@ministerio/contract/domain';
import type { AnyDocument } from './stored-document.ts';

/** Stem of an id where the title has no letter that an address takes. */
const FALLBACKS: Partial<Record<ContentKey, string>> = {
  horarios: 'reunion',
  actividades: 'actividad',
  ministerios: 'ministerio',
};
const LONGEST = 36;
/** The element of every page that holds it: no anchor. */
const PAGE_ROOT = 'root';

interface Entry {
  readonly id?: string | undefined;
  readonly titulo?: string;
  readonly nombre?: string;
}

const nameOf = ({ titulo, nombre = '' }: Entry) => titulo ?? nombre;

/**
 * Gives each new meeting, activity or ministry an id made of its name (R60). Anchors, calendars and changed dates go by
 * these ids, so none
 * is given that another meeting had.
 * @param former - former versions of the document.
 * @returns the document itself where it has no entries with ids.
 */
export function withIds(key: ContentKey, value: AnyDocument, former: readonly AnyDocument[]): AnyDocument {
  const fallback = FALLBACKS[key];
  if (fallback === undefined) return value;
  const entries = value as readonly Entry[];
  const taken = new Map<string, string | null>();
  for (const entry of (former as readonly (readonly Entry[])[]).flat()) {
    const { id } = entry;
    if (id === undefined) continue;
    const title = textKey(nameOf(entry));
    // A renamed title keeps its id from all others.
    taken.set(id, taken.has(id) && taken.get(id) !== title ? null : title);
  }
  const used = new Set([PAGE_ROOT, ...entries.flatMap(({ id }) => id ?? [])]);
  const idFor = (title: string) => {
    const name = slug(title) || fallback;
    for (let number = 1; ; number += 1) {
      const id = number === 1 ? name : `${name}-${number}`;
      const isFree = !taken.has(id) || taken.get(id) === textKey(title);
      if (isFree && !used.has(id)) {
        used.add(id);
        return id;
      }
    }
  };
  return entries.map((entry) => ({ ...entry, id: entry.id ?? idFor(nameOf(entry)) })) as AnyDocument;
}

function slug(title: string): string {
  return textKey(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
}
