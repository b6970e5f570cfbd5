import { withoutSampleContact } from '@ministerio/content/site';
import type { ContentDocuments } from '@ministerio/contract';
import { deleteSampleVersions, listVersions, rewriteVersion } from '../db/repositories/content-versions.ts';
import { changedFields, type Publishing, publish, publishedNow } from './publish.ts';
import { parseDocument } from './stored-document.ts';

const KEY = 'datos';
type SiteData = ContentDocuments[typeof KEY];

/**
 * Removes the sample contact of a first start (R33): its versions go, so that the one of the build shows again. What an
 * administrator published since stays, without what is still the sample's, in former versions too.
 * @throws Problem - what `confirm` throws: numbers that people call change (R47).
 */
export async function removeSampleContent(publishing: Publishing): Promise<void> {
  const { transaction, audit, confirm } = publishing;
  const before = await publishedNow(publishing, KEY);
  const without = withoutSampleContact(before.value as SiteData);
  const fields = changedFields(before.value, without);
  await confirm(KEY, fields, without);
  await deleteSampleVersions(transaction);
  const now = await publishedNow(publishing, KEY);
  if (now.version === before.version) {
    const value = withoutSampleContact(now.value as SiteData);
    await publish(publishing, { key: KEY, version: now.version, value });
  } else {
    const after = { documento: KEY, version: now.version, campos: fields };
    await audit({ action: 'content_restored', entity: 'content', after });
  }
  const { version: newest } = await publishedNow(publishing, KEY);
  for (const { version, json, savedMs } of await listVersions(transaction, KEY)) {
    const value = parseDocument(KEY, json) as SiteData | undefined;
    if (value === undefined || version === newest) continue;
    const kept = { key: KEY, version, value: withoutSampleContact(value), savedMs } as const;
    await rewriteVersion(transaction, kept);
  }
}
