import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PHOTO_BYTES } from '@ministerio/contract/domain';
import { expect, it } from 'vitest';

it('nginx takes a whole photo, with room for the head of the call', () => {
  const config = readFileSync(resolve(import.meta.dirname, '../../../../deploy/nginx.conf'), 'utf8');
  const photos = /location = \/api\/fotos \{([^}]*)\}/.exec(config)?.[1] ?? '';
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(photos)?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThan(PHOTO_BYTES);
});
