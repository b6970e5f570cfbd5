import type { ChurchSettings } from '@ministerio/content';
import { sampleSiteData } from '@ministerio/content/site';
import { churchClock, DAY_MS, parseAmountCents, textKey, yearOf } from '@ministerio/contract/domain';
import type { StoreTransaction } from '../db/database.ts';
import { assign, insertCategory } from '../db/repositories/categories.ts';
import { insertVersion } from '../db/repositories/content-versions.ts';
import { writeDetails, writeGuardians } from '../db/repositories/fichas.ts';
import { insertMessage } from '../db/repositories/messages.ts';
import { forgetOfMinors } from '../db/repositories/minors.ts';
import { keepSermons } from '../db/repositories/sermons.ts';
import { writeSetting } from '../db/repositories/settings.ts';
import { insertUser } from '../db/repositories/users.ts';
import type { Random } from '../random.ts';
import type { Passwords, StoredPassword } from '../security/passwords.ts';
import { etagOf, feedKey } from '../sermons/sermons.ts';
import { demoMarks, MISSING_ADULT, MISSING_MINOR } from './marks.ts';
import type { DemoRows } from './remove.ts';
import { demoGuardian, demoMessages, demoMinistries, demoPhones, demoSermons } from './sample-data.ts';

const METRES_PER_DEGREE = 111_195;
/** In years. */
const DEMO_AGE = 24;
const DEMO_MINOR_AGE = 10;

export interface DemoOptions {
  readonly passwords: Passwords;
  readonly random: Random;
  readonly church: Pick<ChurchSettings, 'timeZone' | 'point' | 'currency'>;
  /** UTC milliseconds. */
  readonly nowMs: number;
  readonly feedUrl: string | null;
}

export interface DemoMember {
  readonly nombre: string;
  readonly apellido: string;
  readonly username: string;
  readonly email: string;
  /** A random number: that of a demonstration must not be guessable (R33). */
  readonly codigo: string;
  readonly password: StoredPassword;
}

type Facts = Pick<DemoOptions, 'church' | 'nowMs' | 'feedUrl'>;

/** Writes the sample data and records its rows, so that one call removes them (R33). */
export async function fill(
  transaction: StoreTransaction,
  members: readonly DemoMember[],
  facts: Facts,
): Promise<void> {
  const users = await addMembers(transaction, members, facts.nowMs);
  const categories = await addMinistries(transaction, users, facts.nowMs);
  await addFichas(transaction, users, facts);
  await addMarks(transaction, users, facts);
  await forgetOfMinors(transaction, users, churchYearOf(facts));
  const messages: number[] = [];
  for (const { daysAgo, ...message } of demoMessages) {
    messages.push(await insertMessage(transaction, message, facts.nowMs - daysAgo * DAY_MS));
  }
  const items = demoSermons.map((sermon) => ({ ...sermon, link: null }));
  const json = JSON.stringify(items);
  const feed = feedKey(facts.feedUrl);
  const etag = etagOf(json);
  // Checked long ago: a channel that is configured is read at the first visit.
  const source = { source_etag: null, source_modified: null, fetched_ms: facts.nowMs, checked_ms: 0 };
  await keepSermons(transaction, { feed, items_json: json, etag, ...source });
  await insertVersion(transaction, {
    key: 'datos',
    version: 1,
    value: sampleSiteData,
    savedBy: null,
    isSample: true,
    nowMs: facts.nowMs,
  });
  const rows: DemoRows = { users, categories, messages, feed, etag };
  await writeSetting(transaction, 'demo', JSON.stringify(rows), facts.nowMs);
}

async function addMembers(transaction: StoreTransaction, members: readonly DemoMember[], nowMs: number) {
  const ids: number[] = [];
  for (const { password, ...identity } of members) {
    const { id } = await insertUser(transaction, {
      ...identity,
      role: 'USER',
      passwordHash: password.hash,
      passwordKind: password.kind,
      origin: 'seed',
      confirmedMs: nowMs,
      nowMs,
    });
    ids.push(id);
  }
  return ids;
}

/**
 * Puts each person into one of the first four ministries, every sixth into two and every ninth into none; a few of the
 * second and the fourth also into the last two.
 */
async function addMinistries(transaction: StoreTransaction, users: readonly number[], nowMs: number) {
  const ids: number[] = [];
  for (const name of demoMinistries) {
    const category = await insertCategory(transaction, name, textKey(name), nowMs);
    if (category !== null) ids.push(category.id);
  }
  for (const [index, user] of users.entries()) {
    if (index % 9 === 8) continue;
    const chosen = [index % 4];
    if (index % 6 === 5) chosen.push((index + 1) % 4);
    if (index % 8 === 1) chosen.push(5);
    if (index % 8 === 3) chosen.push(4);
    for (const choice of chosen) {
      const category = ids[choice];
      if (category !== undefined) await assign(transaction, user, category, nowMs);
    }
  }
  return ids;
}

function churchYearOf({ church, nowMs }: Facts): number {
  return yearOf(churchClock(nowMs, church.timeZone).date);
}

/**
 * The first person, whom the first start prints, is of age whatever the ministry: the others of ministries of minors are not.
 * Of who is missing an adult has a number, and a minor a family.
 */
async function addFichas(transaction: StoreTransaction, users: readonly number[], facts: Facts) {
  const year = churchYearOf(facts);
  const nothing = { telefono: null, notedAsMinor: false, guardianMs: null, chatFromMs: null };
  const people = [
    [0, { ...nothing, birthYear: year - DEMO_AGE }],
    [MISSING_ADULT, { ...nothing, birthYear: year - DEMO_AGE, telefono: demoPhones.adult }],
    [MISSING_MINOR, { ...nothing, birthYear: year - DEMO_MINOR_AGE, guardianMs: facts.nowMs }],
  ] as const;
  for (const [index, details] of people) {
    const user = users[index];
    if (user !== undefined) await writeDetails(transaction, user, details);
  }
  const minor = users[MISSING_MINOR];
  if (minor === undefined) return;
  const guardian = { id: undefined, telefono: demoPhones.guardian, mayWrite: true, ...demoGuardian };
  await writeGuardians(transaction, minor, { before: [], after: [guardian] }, false, facts.nowMs);
}

async function addMarks(transaction: StoreTransaction, users: readonly number[], { church, nowMs }: Facts) {
  const { point, timeZone, currency } = church;
  const eastPerDegree = METRES_PER_DEGREE * Math.cos((point.latitude * Math.PI) / 180);
  for (const mark of demoMarks(users.length, nowMs, timeZone)) {
    const user = users[mark.person];
    if (user === undefined) continue;
    const aporte = mark.aporte?.replace('{currency}', currency) ?? null;
    await transaction
      .insertInto('attendance')
      .values({
        user_id: user,
        local_date: mark.date,
        local_time: mark.time,
        marked_ms: mark.markedMs,
        method: mark.offset === null ? 'number' : 'position',
        marked_by: null,
        latitude: mark.offset === null ? null : point.latitude + mark.offset[0] / METRES_PER_DEGREE,
        longitude: mark.offset === null ? null : point.longitude + mark.offset[1] / eastPerDegree,
        accuracy_m: mark.offset === null ? null : 12,
        aporte,
        aporte_cents: aporte === null ? null : parseAmountCents(aporte, currency),
        updated_ms: mark.markedMs,
      })
      .execute();
  }
}
