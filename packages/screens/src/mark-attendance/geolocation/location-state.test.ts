import { describe, expect, it } from 'vitest';
import type { LocationFailure } from '../../kit/geolocation/read-position.ts';
import {
  initialLocation,
  type LocationEvent,
  type LocationState,
  nextLocation,
  wasSeen,
  watchRound,
} from './location-state.ts';

const reading = { position: { latitude: -17.8132, longitude: -63.1804 }, accuracyMetres: 8, takenAtMs: 0 };
const permission = (value: 'granted' | 'prompt' | 'denied' | 'unknown'): LocationEvent => ({
  kind: 'permission',
  permission: value,
});
const read: LocationEvent = { kind: 'read', reading };
const failed = (failure: LocationFailure): LocationEvent => ({
  kind: 'failed',
  failure,
});

function after(events: readonly LocationEvent[], start: LocationState = { kind: 'checking' }): LocationState {
  return events.reduce(nextLocation, start);
}

describe('before anything is asked', () => {
  it.each([
    ['a secure page on a device with location', true, true, 'checking'],
    ['a page that came over http', true, false, 'insecure'],
    ['a device without location', false, true, 'unavailable'],
  ])('%s', (_, supported, secure, kind) => {
    expect(initialLocation(supported, secure).kind).toBe(kind);
  });
});

describe('what happens to the position', () => {
  it.each<[string, LocationEvent[], string]>([
    ['the browser would ask: we explain first', [permission('prompt')], 'asking'],
    ['already granted: no question', [permission('granted')], 'waiting'],
    ['already denied: the browser’s own answer counts', [permission('denied')], 'waiting'],
    ['the browser cannot say', [permission('unknown')], 'waiting'],
    ['the person agrees', [permission('prompt'), { kind: 'allowed' }], 'waiting'],
    ['granted elsewhere while we explain', [permission('prompt'), permission('granted')], 'waiting'],
    ['a fix', [permission('granted'), read], 'known'],
    ['refused', [permission('granted'), failed('denied')], 'denied'],
    ['no fix in time', [permission('granted'), failed('timeout')], 'timeout'],
    ['a late fix after all', [permission('granted'), failed('timeout'), read], 'known'],
    [
      'one missed fix leaves the last position behind',
      [permission('granted'), read, failed('timeout')],
      'waiting',
    ],
    ['one lost signal does too', [permission('granted'), read, failed('unavailable')], 'waiting'],
    [
      'no signal, though asked anew',
      [permission('granted'), read, failed('unavailable'), failed('unavailable')],
      'unavailable',
    ],
    ['a position of hours ago', [permission('granted'), failed('old')], 'old'],
    ['a position of hours ago, then one of now', [permission('granted'), failed('old'), read], 'known'],
    ['a position that grows old keeps its place', [permission('granted'), read, { kind: 'ageing' }], 'known'],
    ['a position of a minute ago', [permission('granted'), read, { kind: 'expired' }], 'waiting'],
    ['back from the background', [permission('granted'), read, { kind: 'returned' }], 'waiting'],
    ['back, after a failure', [permission('granted'), failed('timeout'), { kind: 'returned' }], 'waiting'],
    ['back, after a refusal', [permission('granted'), failed('denied'), { kind: 'returned' }], 'denied'],
    ['back, before anything was asked', [permission('prompt'), { kind: 'returned' }], 'asking'],
    ['permission taken back', [permission('granted'), read, permission('denied')], 'denied'],
    ['refused after a fix', [permission('granted'), read, failed('denied')], 'denied'],
    [
      'allowed again in the settings',
      [permission('granted'), failed('denied'), permission('granted')],
      'waiting',
    ],
    ['tried again', [permission('granted'), failed('denied'), { kind: 'retried' }], 'waiting'],
    ['a stray fix before anything was asked', [read], 'checking'],
    ['a stray error before anything was asked', [permission('prompt'), failed('timeout')], 'asking'],
  ])('%s', (_, events, kind) => {
    expect(after(events).kind).toBe(kind);
  });

  it('keeps the newest reading', () => {
    const newer = { position: { latitude: -17.8, longitude: -63.18 }, accuracyMetres: null, takenAtMs: 1 };
    const state = after([permission('granted'), read, { kind: 'read', reading: newer }]);
    expect(state).toMatchObject({ kind: 'known', reading: newer });
  });

  it.each([permission('granted'), { kind: 'allowed' }, { kind: 'retried' }, read] as LocationEvent[])(
    'an insecure page stays one, whatever happens',
    (event) => {
      expect(nextLocation({ kind: 'insecure' }, event)).toEqual({ kind: 'insecure' });
    },
  );
});

describe('when the device is watched', () => {
  it('not before the person agreed, nor after a refusal', () => {
    expect(watchRound(after([permission('prompt')]))).toBeNull();
    expect(watchRound(after([permission('granted'), failed('denied')]))).toBeNull();
  });

  it('goes on through a missed fix, so that a late one arrives', () => {
    const waiting = after([permission('granted')]);
    const late = nextLocation(waiting, failed('timeout'));
    expect(watchRound(late)).toBe(watchRound(waiting));
  });

  it.each<LocationEvent>([failed('timeout'), { kind: 'ageing' }, { kind: 'returned' }])(
    'anew by itself, for a position that is left behind: %o',
    (event) => {
      const known = after([permission('granted'), read]);
      expect(watchRound(nextLocation(known, event))).not.toBe(watchRound(known));
    },
  );

  it('starts afresh on a retry', () => {
    const late = after([permission('granted'), failed('timeout')]);
    expect(watchRound(nextLocation(late, { kind: 'retried' }))).not.toBe(watchRound(late));
  });
});

it.each<[string, LocationEvent[], boolean]>([
  ['not while the first one is awaited', [permission('granted')], false],
  ['not where none could be found', [permission('granted'), failed('timeout')], false],
  [
    'once there was one, whatever followed',
    [permission('granted'), read, failed('timeout'), failed('timeout')],
    true,
  ],
  ['also an old one', [permission('granted'), failed('old'), { kind: 'retried' }], true],
])('a reading was seen: %s', (_, events, seen) => {
  expect(wasSeen(after(events))).toBe(seen);
});
