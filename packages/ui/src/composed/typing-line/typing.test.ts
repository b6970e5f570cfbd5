import { describe, expect, it } from 'vitest';
import { CONTACT_TITLE_PACE, firstState, HERO_PACE, nextState, stepMs } from './typing.ts';

const lines = ['abc', 'de'];

describe('typing', () => {
  it('starts with the first line whole and goes round for ever', () => {
    const seen: string[] = [];
    let state = firstState(lines);
    for (let step = 0; step < 9; step += 1) {
      seen.push(`${state.line}:${state.shown}`);
      state = nextState(state, lines);
    }
    expect(seen).toEqual(['0:3', '1:0', '1:1', '1:2', '0:0', '0:1', '0:2', '0:3', '1:0']);
  });

  it('waits 80 ms a character and 1500 ms after a line in the hero', () => {
    expect(stepMs({ line: 0, shown: 1 }, lines, HERO_PACE, 0.5)).toBe(80);
    expect(stepMs({ line: 0, shown: 3 }, lines, HERO_PACE, 0.5)).toBe(1500);
  });

  it.each([
    [0, 100],
    [0.5, 110],
    [0.999, 119.98],
  ])('waits 100 to 120 ms a character in the contact title (random %d)', (random, wait) => {
    expect(stepMs({ line: 0, shown: 1 }, lines, CONTACT_TITLE_PACE, random)).toBeCloseTo(wait);
    expect(stepMs({ line: 0, shown: 3 }, lines, CONTACT_TITLE_PACE, random)).toBe(2000);
  });

  it('stands on nothing without lines', () => {
    expect(nextState(firstState([]), [])).toEqual({ line: 0, shown: 0 });
  });
});
