import { describe, expect, it } from 'vitest';
import { deriveMarkState, type MarkFacts } from './derive-state.ts';
import type { LocationState } from './geolocation/location-state.ts';
import type { MarkAttempt } from './mark-attempt.ts';

const area = { point: { latitude: -17.8132, longitude: -63.1804 }, radiusMetres: 200 };
const known = (latitude: number): LocationState => ({
  kind: 'known',
  round: 1,
  reading: { position: { latitude, longitude: -63.1804 }, accuracyMetres: 10, takenAtMs: 0 },
});
const inside = known(-17.8134);
const outside = known(-17.83);
const none: MarkAttempt = { kind: 'none' };
const refused: MarkAttempt = { kind: 'refused', message: 'Error: No autorizado' };

function kindOf(facts: Partial<MarkFacts>): string {
  return deriveMarkState({
    location: inside,
    attempt: none,
    area,
    online: true,
    markedTodayAt: null,
    forgetsPositions: true,
    ...facts,
  }).kind;
}

describe('what the panel shows before a try', () => {
  it.each<[string, LocationState, string]>([
    ['while the permission is looked up', { kind: 'checking' }, 'waiting'],
    ['before the browser asks', { kind: 'asking' }, 'asking'],
    ['while the device looks', { kind: 'waiting', round: 1, seen: false }, 'waiting'],
    ['inside', inside, 'ready'],
    ['outside', outside, 'far'],
    ['refused by the person', { kind: 'denied', round: 1, seen: false }, 'denied'],
    ['no signal', { kind: 'unavailable', round: 1, seen: false }, 'unavailable'],
    ['no fix in time', { kind: 'timeout', round: 1, seen: false }, 'timeout'],
    ['over http', { kind: 'insecure' }, 'insecure'],
  ])('%s', (_, location, kind) => {
    expect(kindOf({ location })).toBe(kind);
  });

  it('says that there is no network, and keeps the position in sight', () => {
    const state = deriveMarkState({
      location: inside,
      attempt: none,
      area,
      online: false,
      markedTodayAt: null,
      forgetsPositions: true,
    });
    expect(state).toMatchObject({ kind: 'offline', located: { position: { latitude: -17.8134 } } });
  });

  it.each<[string, LocationState]>([
    ['inside', inside],
    ['outside', outside],
    ['before the browser asks', { kind: 'asking' }],
  ])('says when today was marked before: %s', (_, location) => {
    const facts = {
      location,
      attempt: none,
      area,
      online: true,
      markedTodayAt: '18:52',
      forgetsPositions: true,
    };
    expect(deriveMarkState(facts)).toMatchObject({ kind: 'already-marked', time: '18:52' });
    expect(deriveMarkState({ ...facts, attempt: refused }).kind).toBe('refused');
    // The phone's clock may be wrong; the list has the server's time.
    const marked = deriveMarkState({ ...facts, attempt: { kind: 'marked', time: '07:12' } });
    expect(marked).toMatchObject({ kind: 'marked', time: '18:52' });
  });

  it.each([true, false])('promises to forget positions only where that is done: %s', (forgetsPositions) => {
    const facts = { attempt: none, area, online: true, markedTodayAt: null, forgetsPositions };
    expect(deriveMarkState({ ...facts, location: { kind: 'asking' } })).toEqual({
      kind: 'asking',
      forgetsPositions,
    });
  });

  it('knows the distance', () => {
    const state = deriveMarkState({
      location: inside,
      attempt: none,
      area,
      online: true,
      markedTodayAt: null,
      forgetsPositions: true,
    });
    expect(state).toMatchObject({ located: { distanceMetres: expect.closeTo(22.2, 0) } });
  });
});

describe('the button without a position', () => {
  const base = { area, online: true, markedTodayAt: null, forgetsPositions: true, attempt: none } as const;
  it.each<[string, LocationState, MarkAttempt, string | undefined]>([
    ['waits for the first one', { kind: 'waiting', round: 1, seen: false }, none, undefined],
    ['stays once there was one', { kind: 'waiting', round: 2, seen: true }, none, 'enabled'],
    ['stays after a failure', { kind: 'timeout', round: 2, seen: true }, none, 'enabled'],
    ['stays after a refused mark', { kind: 'waiting', round: 2, seen: true }, refused, 'enabled'],
    ['goes with the permission', { kind: 'denied', round: 2, seen: true }, none, undefined],
    ['shows that a press waits', { kind: 'waiting', round: 2, seen: true }, { kind: 'locating' }, 'loading'],
  ])('%s', (_, location, attempt, button) => {
    expect(deriveMarkState({ ...base, location, attempt }).button).toBe(button);
  });
});

describe('what the panel shows after a try', () => {
  it.each<[string, Partial<MarkFacts>, string]>([
    ['while sending, even if the network goes', { attempt: { kind: 'sending' }, online: false }, 'sending'],
    [
      'marked, even once outside again',
      { attempt: { kind: 'marked', time: '19:03' }, location: outside },
      'marked',
    ],
    ['refused by the server', { attempt: refused }, 'refused'],
    ['without a token', { attempt: { kind: 'no-token' } }, 'no-token'],
    [
      'without a position',
      { attempt: { kind: 'no-position' }, location: { kind: 'waiting', round: 1, seen: false } },
      'waiting',
    ],
    ['too far away', { attempt: { kind: 'too-far' }, location: outside }, 'too-far'],
    ['too far away, then walked in', { attempt: { kind: 'too-far' }, location: inside }, 'ready'],
    [
      'too far away, then the signal went',
      { attempt: { kind: 'too-far' }, location: { kind: 'denied', round: 1, seen: false } },
      'denied',
    ],
  ])('%s', (_, facts, kind) => {
    expect(kindOf(facts)).toBe(kind);
  });

  it('carries the server’s words', () => {
    expect(
      deriveMarkState({
        location: inside,
        attempt: refused,
        area,
        online: true,
        markedTodayAt: null,
        forgetsPositions: true,
      }),
    ).toMatchObject({
      message: 'Error: No autorizado',
    });
  });
});
