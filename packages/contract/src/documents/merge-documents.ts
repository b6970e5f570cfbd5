import type { ContentDocuments, ContentKey } from '../schemas/content/documents.ts';
import { type DocumentLine, documentOf, type LineNames, linesOf } from './document-lines.ts';
import { sameValue } from './same-value.ts';

/** A line that two people changed differently; undefined where one of them removed it. */
export interface LineConflict {
  readonly id: string;
  readonly title: string;
  readonly mine: DocumentLine | undefined;
  readonly theirs: DocumentLine | undefined;
}

/** Whose line is kept. */
export type LineChoice = 'mine' | 'theirs';

/** The three versions of a document that two people change at once. */
export interface DocumentVersions<Key extends ContentKey> {
  /** What both started from. */
  readonly base: ContentDocuments[Key];
  readonly mine: ContentDocuments[Key];
  /** What is published now. */
  readonly theirs: ContentDocuments[Key];
}

/**
 * The lines that both changed, each differently: only these need a choice.
 * @param names - names that other documents know
 */
export function conflictsOf<Key extends ContentKey>(
  key: Key,
  { base, mine, theirs }: DocumentVersions<Key>,
  names: LineNames = {},
): readonly LineConflict[] {
  const [former, own, other] = [base, mine, theirs].map((value) => byId(linesOf(key, value, names)));
  if (!former || !own || !other) return [];
  const ids = [...new Set([...own.keys(), ...other.keys(), ...former.keys()])];
  return ids.flatMap((id) => {
    const lines = { mine: own.get(id), theirs: other.get(id) };
    const title = lines.mine?.title ?? lines.theirs?.title ?? '';
    const isConflict =
      !isSame(lines.mine, lines.theirs) &&
      !isSame(lines.mine, former.get(id)) &&
      !isSame(lines.theirs, former.get(id));
    return isConflict ? [{ id, title, ...lines }] : [];
  });
}

/**
 * Joins two people's changes: each keeps the lines that only they changed; where both did, the choice decides, and
 * mine stands without one. The order is mine where I moved something, else theirs; new lines of the other follow.
 * @param choices - by the id of a conflict
 */
export function mergeDocuments<Key extends ContentKey>(
  key: Key,
  { base, mine, theirs }: DocumentVersions<Key>,
  choices: ReadonlyMap<string, LineChoice> = new Map(),
): unknown {
  const former = byId(linesOf(key, base));
  const own = byId(linesOf(key, mine));
  const other = byId(linesOf(key, theirs));
  const isMoved = !sameValue(
    [...own.keys()].filter((id) => former.has(id)),
    [...former.keys()].filter((id) => own.has(id)),
  );
  const [first, second] = isMoved ? [own, other] : [other, own];
  const ids = [...new Set([...first.keys(), ...second.keys()])];
  const lines = ids.flatMap((id) => {
    const takesTheirs = isSame(own.get(id), former.get(id)) || choices.get(id) === 'theirs';
    const line = takesTheirs ? other.get(id) : own.get(id);
    return line ? [line] : [];
  });
  return documentOf(key, lines);
}

const byId = (lines: readonly DocumentLine[]): ReadonlyMap<string, DocumentLine> =>
  new Map(lines.map((line) => [line.id, line]));

const isSame = (a: DocumentLine | undefined, b: DocumentLine | undefined) => sameValue(a?.value, b?.value);
