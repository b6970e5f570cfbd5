/** `node packages/widgets/scripts/readme.ts`: writes the tables of the README anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readmeTables } from './readme-tables.ts';
import { withTables } from './readme-text.ts';

const path = fileURLToPath(new URL('../README.md', import.meta.url));
writeFileSync(path, withTables(readFileSync(path, 'utf8'), await readmeTables()));
