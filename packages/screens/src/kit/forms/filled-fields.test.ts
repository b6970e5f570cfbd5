import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');
const forms = globSync('**/*.tsx', { cwd: source }).filter((file) =>
  readFileSync(join(source, file), 'utf8').includes('.handleSubmit('),
);

test.each(forms)('%s sends what was filled in without an event', (file) => {
  expect(readFileSync(join(source, file), 'utf8')).toMatch(/useSingleSubmit\(|noticeFilledFields\(/);
});
