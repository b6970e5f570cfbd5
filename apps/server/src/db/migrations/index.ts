import type { Migration } from '../column-types.ts';
import { firstSchema } from './0001-first-schema.ts';
import { messageReadings } from './0002-message-readings.ts';
import { importRows } from './0005-import-rows.ts';
import { deletionRequests } from './0006-deletion-requests.ts';
import { content } from './0007-content.ts';
import { photos } from './0008-photos.ts';
import { endedTokens } from './0009-ended-tokens.ts';
import { auditChain } from './0012-audit-chain.ts';
import { positionDoubts } from './0013-position-doubts.ts';
import { secondFactors } from './0014-second-factors.ts';
import { erasures } from './0015-erasures.ts';
import { door } from './0016-door.ts';
import { visitors } from './0017-visitors.ts';
import { closings } from './0018-closings.ts';
import { ownPhones } from './0019-own-phones.ts';
import { people } from './0020-people.ts';
import { followUps } from './0021-follow-ups.ts';
import { screenLinks } from './0022-screen-links.ts';
import { leaders } from './0023-leaders.ts';
import { messageNumbers } from './0024-message-numbers.ts';
import { erasureAuthors } from './0025-erasure-authors.ts';
import { titles } from './0026-titles.ts';
import { ministries } from './0027-ministries.ts';

/** Every step of the schema in order. */
export const migrations: readonly Migration[] = [
  firstSchema,
  messageReadings,
  importRows,
  deletionRequests,
  content,
  photos,
  endedTokens,
  auditChain,
  positionDoubts,
  secondFactors,
  erasures,
  door,
  visitors,
  closings,
  ownPhones,
  people,
  followUps,
  screenLinks,
  leaders,
  messageNumbers,
  erasureAuthors,
  titles,
  ministries,
];

/** The schema that this program makes and knows. */
export const newestVersion: number = Math.max(...migrations.map(({ version }) => version));
