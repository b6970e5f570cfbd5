import type { Migration } from '../column-types.ts';
import { firstSchema } from './0001-first-schema.ts';
import { messageReadings } from './0002-message-readings.ts';
import { importRows } from './0005-import-rows.ts';
import { deletionRequests } from './0006-deletion-requests.ts';

/** Every step of the schema in order. */
export const migrations: readonly Migration[] = [firstSchema, messageReadings, importRows, deletionRequests];

/** The schema that this program makes and knows. */
export const newestVersion: number = Math.max(...migrations.map(({ version }) => version));
