import { afterAll } from 'vitest';
import { dropDatabases } from './postgres/own-database.ts';

// Runs for each file, also where files share their modules; one that was dropped is in nobody's list.
afterAll(dropDatabases);
