import { describe, expect, it } from 'vitest';
import {
  initialLocation,
  type LocationEvent,
  type LocationState,
  nextLocation,
  watchRound,
} from './location-state.ts';

const reading = { position: { latitude: -17.8132, longitude: -63.1804 }, accuracyMetres: 8 };
const permission = (value: 'granted' | 'prompt' | 'denied' | 'unknown'): LocationEvent => ({
  kind: 'permission',
  permission: value,
});
const read: LocationEvent = { kind: 'read', reading };
const failed = (failure: 'denied' | 'unavailable' | 'timeout'): LocationEvent => ({
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
    ['one missed fix keeps the last position', [permission('granted'), read, failed('timeout')], 'known'],
    [
      'one lost signal keeps the last position',
      [permission('granted'), read, failed('unavailable')],
      'known',
    ],
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
    const newer = { position: { latitude: -17.8, longitude: -63.18 }, accuracyMetres: null };
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

  it('starts afresh on a retry', () => {
    const late = after([permission('granted'), failed('timeout')]);
    expect(watchRound(nextLocation(late, { kind: 'retried' }))).not.toBe(watchRound(late));
  });
});
