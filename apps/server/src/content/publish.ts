import { isDeepStrictEqual } from 'node:util';
import { CONTENT_NAMES, type ContentDocuments, type ContentKey, errorMessages } from '@ministerio/contract';
import { type AuditAction, ENDS_BEFORE, endingBefore, whenWords } from '@ministerio/contract/domain';
import type { StoreTransaction } from '../db/database.ts';
import { insertVersion, listVersions, readVersion } from '../db/repositories/content-versions.ts';
import type { Audit } from '../http/audit.ts';
import { Problem } from '../http/problem.ts';
import { withIds } from './content-ids.ts';
import { existingPhotosOnly } from './site-photos.ts';
import { type AnyDocument, parseDocument } from './stored-document.ts';

/** A document to publish. */
export interface Publication {
  readonly key: ContentKey;
  /** The version that its author read. */
  readonly version: number;
  readonly value: AnyDocument;
  /** The former version that it repeats. */
  readonly restored?: number;
}

/** Facts that publishing needs. */
export interface Publishing {
  readonly transaction: StoreTransaction;
  readonly audit: Audit;
  readonly defaults: ContentDocuments;
  readonly accountId: number;
  readonly nowMs: number;
  /** Zone of the church, for the time in a refusal. */
  readonly zone: string;
  /** Refuses a change that needs a confirmation (R47). @param fields - of the document, that change. */
  readonly confirm: (key: ContentKey, fields: readonly string[], value: AnyDocument) => Promise<void>;
}

/** A document as it is published now. */
export interface Published {
  readonly version: number;
  readonly value: AnyDocument;
}

/** The published version of a document, in a transaction. */
export async function publishedNow(
  { transaction, defaults }: Pick<Publishing, 'transaction' | 'defaults'>,
  key: ContentKey,
): Promise<Published> {
  const row = await readVersion(transaction, key);
  if (row === null) return { version: 0, value: defaults[key] };
  const value = parseDocument(key, row.json);
  return { version: row.version, value: value === undefined ? defaults[key] : value };
}

/**
 * Publishes a document as its next version. One that says what is published already is no new version, whatever version
 * its author read: nothing would be lost.
 * @throws Problem - 409 `content_changed`; what `confirm` throws.
 */
export async function publish(publishing: Publishing, publication: Publication): Promise<Published> {
  const { transaction, audit, accountId, nowMs } = publishing;
  const { key, restored } = publication;
  const now = await publishedNow(publishing, key);
  const value = await completed(publishing, publication);
  if (isDeepStrictEqual(value, now.value)) return now;
  if (publication.version !== now.version) throw await changedSince(publishing, key);
  const fields = changedFields(now.value, value);
  await publishing.confirm(key, fields, value);
  const version = now.version + 1;
  const isWritten = await insertVersion(transaction, {
    key,
    version,
    value,
    savedBy: accountId,
    isSample: false,
    nowMs,
  });
  if (!isWritten) throw await changedSince(publishing, key);
  const action: AuditAction = restored === undefined ? 'content_published' : 'content_restored';
  await audit({
    action,
    entity: 'content',
    after: {
      documento: key,
      version,
      ...(restored === undefined ? {} : { restaurada: restored }),
      campos: fields,
    },
  });
  return { version, value };
}

/**
 * Refuses meetings that end before they begin. Not a rule of the documents: one that was published stays readable.
 * @param path - of the value in the call's body.
 * @throws Problem - 400 with the errors by path.
 */
export function checkHours({ key, value }: Publication, path: string): void {
  if (key !== 'horarios' && key !== 'excepciones') return;
  const wrong = endingBefore(value as ContentDocuments[typeof key]);
  if (wrong.length === 0) return;
  const errors = Object.fromEntries(wrong.map((index) => [`${path}.${index}.fin`, ENDS_BEFORE]));
  throw new Problem('validation_failed', { errors });
}

/**
 * Refuses changed dates of meetings that do not exist; runs after the schedules of the same call are published.
 * @param path - of the value in the call's body.
 * @throws Problem - 400 with the errors by path.
 */
export async function checkMeetings(
  publishing: Publishing,
  { key, value }: Publication,
  path: string,
): Promise<void> {
  if (key !== 'excepciones') return;
  const { value: schedules } = await publishedNow(publishing, 'horarios');
  const ids = new Set((schedules as ContentDocuments['horarios']).map(({ id }) => id));
  const wrong = (value as ContentDocuments['excepciones']).flatMap(({ reunion }, index) =>
    ids.has(reunion) ? [] : [[`${path}.${index}.reunion`, 'Esa reunión no existe'] as const],
  );
  if (wrong.length > 0) throw new Problem('validation_failed', { errors: Object.fromEntries(wrong) });
}

/** The document with what its author left to the server, its ids. Without pictures that are gone. */
async function completed(publishing: Publishing, { key, value }: Publication): Promise<AnyDocument> {
  if (key === 'fotos') return existingPhotosOnly(publishing.transaction, value as ContentDocuments['fotos']);
  if (!Array.isArray(value)) return value;
  const { transaction, defaults } = publishing;
  const rows = await listVersions(transaction, key);
  const former = rows.map(({ json }) => parseDocument(key, json)).filter((one) => one !== undefined);
  return withIds(key, value, [...former, defaults[key]]);
}

/** The fields that differ between two versions of a document; none of a list. */
export function changedFields(before: AnyDocument, after: AnyDocument): readonly string[] {
  if (!isFields(before) || !isFields(after)) return [];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

function isFields(value: AnyDocument): value is AnyDocument & Readonly<Record<string, unknown>> {
  return value !== null && !Array.isArray(value);
}

/** Refusal that names the publisher since the author's reading: 'Luis publicó Horarios a las 10:41.' */
async function changedSince({ transaction, nowMs, zone }: Publishing, key: ContentKey): Promise<Problem> {
  const row = await readVersion(transaction, key);
  const words = {
    quien: row?.savedBy ?? 'Alguien',
    documento: CONTENT_NAMES[key],
    cuando: whenWords(row?.savedMs ?? nowMs, nowMs, zone),
  };
  return new Problem('content_changed', {
    message: errorMessages.content_changed.replace(
      /\{(quien|documento|cuando)\}/g,
      (_, name: keyof typeof words) => words[name],
    ),
  });
}
