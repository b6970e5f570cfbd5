import { listUsers, login, markByPosition, registrationStatus } from '@ministerio/contract';
import { describe, expect, it } from 'vitest';
import { endsSession } from './session-end.ts';

const now = 1_000_000;

describe('which refusals end the session', () => {
  it.each([
    ['a 401 on a list', 401, listUsers, now + 1, true],
    ['a 401 of a backend whose tokens do not say when they end', 401, listUsers, null, true],
    ['wrong credentials at login', 401, login, now + 1, false],
    ['a backend that lets nobody ask what only ours knows', 401, registrationStatus, now + 1, false],
    ['a 403 while the token is good', 403, markByPosition, now + 1, false],
    ['a 403 after the token ended', 403, listUsers, now, true],
    ['a 403 where the token does not say', 403, listUsers, null, false],
    ['a 500', 500, listUsers, now, false],
    ['no answer at all', undefined, listUsers, now, false],
  ])('%s', (_, status, endpoint, expiresAtMs, ends) => {
    expect(endsSession({ status }, endpoint, expiresAtMs, now)).toBe(ends);
  });
});
