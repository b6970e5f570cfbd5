import { open } from 'node:fs/promises';
import { fetchBytes } from './fetch-bytes.ts';
import type { FeedAnswer, FeedMemory, SermonSources } from './sources.ts';

const LARGEST_FEED = 1024 * 1024;
const LARGEST_PICTURE = 300 * 1024;

/**
 * The real sources: the address of the environment, and the one host of pictures.
 * @param feedUrl - http, https or file; null for the published channel's.
 */
export function internetSermons(feedUrl: string | null): SermonSources {
  return {
    feedUrl,
    readFeed: (url, memory) => (url.startsWith('file:') ? readFeedFile(url) : fetchFeed(url, memory)),
    async readThumbnail(videoId) {
      const address = `https://i.ytimg.com/vi/${encodeURIComponent(videoId)}/mqdefault.jpg`;
      const { status, body } = await fetchBytes(address, { limit: LARGEST_PICTURE });
      return status === 200 ? body : null;
    },
  };
}

async function fetchFeed(url: string, { etag, modified }: FeedMemory): Promise<FeedAnswer> {
  const { status, headers, body } = await fetchBytes(url, {
    limit: LARGEST_FEED,
    headers: {
      accept: 'application/atom+xml, application/xml, text/xml',
      ...(etag === null ? {} : { 'if-none-match': etag }),
      ...(modified === null ? {} : { 'if-modified-since': modified }),
    },
  });
  if (status === 304) return { kind: 'unchanged' };
  if (status !== 200) throw new Error(`the feed answered ${status}`);
  return {
    kind: 'changed',
    xml: body.toString('utf8'),
    etag: headers.etag ?? null,
    modified: headers['last-modified'] ?? null,
  };
}

async function readFeedFile(url: string): Promise<FeedAnswer> {
  const file = await open(new URL(url), 'r');
  try {
    const { size } = await file.stat();
    if (size > LARGEST_FEED) throw new Error('the feed is too large');
    return { kind: 'changed', xml: await file.readFile('utf8'), etag: null, modified: null };
  } finally {
    await file.close();
  }
}
