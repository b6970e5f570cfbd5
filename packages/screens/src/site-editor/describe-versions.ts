import {
  type ContentKey,
  contentDocuments,
  describeChanges,
  type LineNames,
  type SavedVersion,
} from '@ministerio/contract';
import { momentText } from '@ministerio/contract/domain';
import { asDocument } from './site-forms.ts';
import type { ListedVersion } from './view/version-history/version-history.tsx';

/** Facts that the words of a history need. */
export interface HistoryWords {
  readonly username: string;
  readonly timeZone: string;
  readonly names: LineNames;
}

/** Author and time of a version. */
function authorWords({ quien, cuando, ejemplo }: SavedVersion, { username, timeZone }: HistoryWords): string {
  if (cuando === null) return 'Vino con el sitio';
  const who = quien === username ? 'Tú' : (quien ?? 'Una cuenta eliminada');
  return `${who}, ${momentText(cuando, timeZone)}${ejemplo ? ', datos de ejemplo' : ''}`;
}

/** A stored document; null where it no longer is one. */
const documentOrNull = (key: ContentKey, value: unknown) =>
  contentDocuments[key].safeParse(value).success ? { value } : null;

/**
 * The history of a form's documents as it is shown, newest first.
 * @param versions - of each document, newest first
 * @param titles - names of the documents; one alone needs none
 */
export function describeVersions(
  versions: Readonly<Partial<Record<ContentKey, readonly SavedVersion[]>>>,
  titles: Readonly<Partial<Record<ContentKey, string>>>,
  words: HistoryWords,
): readonly ListedVersion[] {
  const keys = Object.keys(versions) as ContentKey[];
  const rows = keys.flatMap((key) =>
    (versions[key] ?? []).map((entry, index, all) => {
      const [now, before] = [entry, all[index + 1]].map((one) => one && documentOrNull(key, one.valor));
      return {
        when: entry.cuando ?? '',
        id: `${key} ${entry.version}`,
        version: entry.version,
        document: keys.length > 1 ? titles[key] : undefined,
        isPublished: index === 0,
        author: authorWords(entry, words),
        changes:
          now && before
            ? describeChanges(key, asDocument(before.value), asDocument(now.value), words.names)
            : [],
      };
    }),
  );
  return rows.toSorted((a, b) => b.when.localeCompare(a.when)).map(({ when: _, ...row }) => row);
}
