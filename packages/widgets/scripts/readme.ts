/** `node packages/widgets/scripts/readme.ts`: writes the tables of the README anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readmeTables, withTables } from './readme-tables.ts';

const path = fileURLToPath(new URL('../README.md', import.meta.url));
writeFileSync(path, withTables(readFileSync(path, 'utf8'), await readmeTables()));
