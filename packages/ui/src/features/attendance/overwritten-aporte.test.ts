import { describe, expect, it } from 'vitest';
import { overwrittenAporte } from './overwritten-aporte.ts';
import { aporteEdit } from './test/aporte-edit.ts';

describe('what a save replaced', () => {
  it('is told when another administrator had written it meanwhile', () => {
    const entries = [
      aporteEdit(9, 'ruth', 'Bs 20', 'Bs 30', 101),
      aporteEdit(8, 'marcos', null, 'Bs 20', 101),
    ];
    expect(overwrittenAporte(entries, '101', null)).toEqual({ actor: 'marcos', aporte: 'Bs 20' });
  });

  it('is nothing new when it stood in the row', () => {
    const entries = [
      aporteEdit(9, 'ruth', 'Bs 20', 'Bs 30', 101),
      aporteEdit(8, 'marcos', null, 'Bs 20', 101),
    ];
    expect(overwrittenAporte(entries, '101', 'Bs 20')).toBeNull();
  });

  it('is nothing when the row was empty, or only other rows changed', () => {
    const entries = [aporteEdit(9, 'ruth', null, 'Bs 30', 101), aporteEdit(8, 'marcos', null, 'Bs 20', 102)];
    expect(overwrittenAporte(entries, '101', null)).toBeNull();
    expect(overwrittenAporte([], '101', null)).toBeNull();
  });

  it('is not looked for in other changes of the record', () => {
    const removed = { ...aporteEdit(9, 'ruth', 'Bs 20', '', 101), action: 'attendance_deleted' };
    expect(overwrittenAporte([removed, aporteEdit(8, 'marcos', null, 'Bs 20', 101)], '101', null)).toBeNull();
  });
});
