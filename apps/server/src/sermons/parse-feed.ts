import { cleanLine, isRecord } from '@ministerio/contract/domain';
import { XMLParser } from 'fast-xml-parser';

/** A sermon as it is answered. */
export interface Sermon {
  readonly id: string;
  readonly title: string;
  /** null: there is no video, as in sample data. */
  readonly link: string | null;
  /** When it was published, `YYYY-MM-DDTHH:MM:SS.sssZ`; copies from before this was kept have none. */
  readonly published?: string;
}

const MOST = 15;
const LONGEST_TITLE = 200;
const VIDEO_ID = /^[A-Za-z0-9_-]{1,64}$/;
const CONTROLS = /[\p{Cc}\p{Cs}]+/gu;

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: true,
  // Numeric character references too, which the parser leaves as they are otherwise.
  htmlEntities: true,
  isArray: (name) => name === 'entry',
});

/**
 * Reads a channel's feed: the newest 15 entries with an id that can be one; their links are rebuilt from the id, no
 * address is taken from the feed (R25).
 * @param xml - Atom, as the video platform publishes it.
 * @throws Error - it is no feed, or it declares a DTD or entities.
 */
export function parseFeed(xml: string): Sermon[] {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new Error('the feed declares a document type');
  const { feed } = parser.parse(xml, true) as { feed?: unknown };
  if (feed === undefined) throw new Error('the answer is no feed');
  const entries = isRecord(feed) && Array.isArray(feed.entry) ? feed.entry : [];
  return entries
    .filter(isRecord)
    .flatMap((entry) => {
      const id = entry['yt:videoId'];
      if (typeof id !== 'string' || !VIDEO_ID.test(id)) return [];
      return [{ id, title: titleOf(entry.title), link: watchLink(id), ...publishedOf(entry.published) }];
    })
    .slice(0, MOST);
}

/** Where a video is watched. */
function watchLink(videoId: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;
}

function titleOf(title: unknown): string {
  if (typeof title !== 'string') return '';
  const line = cleanLine(title.replace(CONTROLS, ' '));
  return Array.from(line).slice(0, LONGEST_TITLE).join('');
}

function publishedOf(instant: unknown): Pick<Sermon, 'published'> {
  const ms = typeof instant === 'string' ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(ms) ? {} : { published: new Date(ms).toISOString() };
}
