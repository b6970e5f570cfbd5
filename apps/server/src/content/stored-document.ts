import { type ContentDocuments, type ContentKey, contentDocuments } from '@ministerio/contract';

/** A document of any key. */
export type AnyDocument = ContentDocuments[ContentKey];

/**
 * Reads a stored document through its schema (R60).
 * @returns null for a notice that is none; undefined for what is no such document: what somebody wrote into the database by hand, or a schema that
 * became stricter.
 */
export function parseDocument(key: ContentKey, json: string): AnyDocument | undefined {
  try {
    return contentDocuments[key].safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
