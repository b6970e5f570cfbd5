import { scheduleLists } from '@ministerio/content';
import type { PageFacts, SiteContent, SiteRenderer } from '@ministerio/content/site';
import { type ChurchClock, churchClock, meetingsNow, nextMeeting } from '@ministerio/contract/domain';
import type { Clock } from '../clock.ts';
import type { SermonList } from '../sermons/sermons.ts';
import { bodyHash } from '../static/static-file.ts';
import { homeStructuredData } from './structured-data.ts';

/** Published content of the church, and its entity tag. */
export interface ContentSource {
  current(): Promise<{ readonly site: SiteContent; readonly etag: string }>;
}

/** Inputs that pages are rendered from now; they are the same as long as `key` is. */
export interface PageInputs {
  readonly key: string;
  readonly facts: PageFacts;
}

export interface PageInputsOptions {
  /** Another backend, which takes no messages. */
  readonly apiUrl?: string | null;
  /** Whether anybody may register. @default 'open' */
  readonly registration?: 'open' | 'closed';
  readonly content: ContentSource;
  readonly clock: Clock;
  /** The cached sermons, without waiting for the feed; null where it was never read. */
  readonly sermons: () => Promise<SermonList | null>;
  /** Pictures of shared links. @default none */
  readonly sharePictures?: SiteRenderer['sharePictures'];
  /** Origin of the site, without a closing slash. */
  readonly publicUrl: string;
}

/** Reads what pages are rendered from. It changes with content and sermons, when a meeting begins or ends, and with the church's day. */
export function pageInputs(options: PageInputsOptions): () => Promise<PageInputs> {
  const {
    content,
    clock,
    sermons,
    publicUrl,
    apiUrl = null,
    sharePictures = () => ({}),
    registration = 'open',
  } = options;
  return async () => {
    const [{ site, etag }, list] = await Promise.all([content.current(), sermons()]);
    const now = settledClock(churchClock(clock(), site.church.timeZone), site);
    const key = bodyHash(JSON.stringify([etag, list?.etag, now]));
    const items = list?.items ?? null;
    const facts: PageFacts = {
      site,
      sermons: items?.map(({ id, title, link }) => ({ id, title, link })) ?? null,
      clock: now,
      hasForm: apiUrl === null,
      registrationOpen: registration === 'open',
      publicUrl,
      described: homeStructuredData(
        items ?? [],
        { content: site, pictures: sharePictures(site), publicUrl },
        now.date,
      ),
    };
    return { key, facts };
  };
}

/**
 * The clock when what is on, or what is next, last changed on this day: pages that are rendered in between are the same
 * to the byte, in every process.
 */
function settledClock(now: ChurchClock, { schedules, exceptions }: SiteContent): ChurchClock {
  const { openMeetings } = scheduleLists(schedules);
  const stateAt = (clock: ChurchClock) => {
    const next = nextMeeting(openMeetings, clock, exceptions);
    const on = meetingsNow(schedules, clock, exceptions);
    return JSON.stringify([on, next?.meeting.id, next?.date]);
  };
  const times = [...schedules, ...exceptions].flatMap(({ inicio, fin }) => [inicio ?? [], fin ?? []].flat());
  const clocks = ['00:00', ...times]
    .map((time) => ({ ...now, time: `${time}:00` }))
    .filter(({ time }) => time <= now.time)
    .sort((one, other) => (one.time < other.time ? -1 : 1));
  const state = stateAt(now);
  const before = clocks.findLastIndex((clock) => stateAt(clock) !== state);
  return clocks[before + 1] ?? now;
}
