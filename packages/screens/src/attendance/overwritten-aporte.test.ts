import { describe, expect, it } from 'vitest';
import { overwrittenNotice } from './overwritten-aporte.ts';

const saved = { anterior: 'Bs 20', anteriorDe: 'marcos' };

describe('what a save replaced', () => {
  it('is reported when another administrator had written it meanwhile', () => {
    const notice = 'marcos ya había guardado «Bs 20». Quedó lo que escribiste tú.';
    expect([overwrittenNotice(saved, null), overwrittenNotice(saved, 'Bs 15')]).toEqual([notice, notice]);
  });

  it('is nothing new when it stood in the row', () => {
    expect(overwrittenNotice(saved, 'Bs 20')).toBeNull();
  });

  it('is nothing when the row was empty', () => {
    expect(overwrittenNotice({ anterior: null, anteriorDe: null }, null)).toBeNull();
    expect(overwrittenNotice({ anterior: null, anteriorDe: null }, 'Bs 20')).toBeNull();
  });

  it('is nothing when nobody knows who wrote it, as on another backend', () => {
    expect(overwrittenNotice({ anterior: 'Bs 20', anteriorDe: null }, null)).toBeNull();
  });
});
