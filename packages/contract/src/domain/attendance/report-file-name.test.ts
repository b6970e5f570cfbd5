import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { reportFileName } from './report-file-name.ts';

describe('reportFileName', () => {
  test.each<[string, string | undefined, 'pdf' | 'csv', string]>([
    ['Red de Jóvenes', undefined, 'pdf', 'asistencias_Red de Jóvenes.pdf'],
    ['Red de Jóvenes', '2026-09-26', 'pdf', 'asistencias_Red de Jóvenes_2026-09-26.pdf'],
    ['Ñandú', '20260926', 'csv', 'asistencias_Ñandú_2026-09-26.csv'],
    ['a\\b/c:d*e?f"g<h>i|j', undefined, 'pdf', 'asistencias_a-b-c-d-e-f-g-h-i-j.pdf'],
    ['a\u0000b\nc', undefined, 'pdf', 'asistencias_a-b-c.pdf'],
    ['../../etc/passwd', undefined, 'pdf', 'asistencias_-..-etc-passwd.pdf'],
    ['Coro. . ', undefined, 'pdf', 'asistencias_Coro.pdf'],
    ['CON', undefined, 'pdf', 'asistencias_CON.pdf'],
    ['jo\u0301venes', undefined, 'pdf', 'asistencias_jóvenes.pdf'],
    ['ana\u202Efdp', undefined, 'csv', 'asistencias_anafdp.csv'],
    ['', undefined, 'pdf', 'asistencias_Sin categoría.pdf'],
    [' ... ', '', 'pdf', 'asistencias_Sin categoría.pdf'],
    ['\u200B', 'ayer', 'pdf', 'asistencias_Sin categoría.pdf'],
  ])('%j, %j, %s', (category, date, extension, name) => {
    expect(reportFileName(category, date, extension)).toBe(name);
  });

  it('is a name that every file system takes, whatever the category', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400, size: 'max' }), (category) => {
        const name = reportFileName(category, '2026-09-26', 'pdf');
        expect(name).toMatch(/^asistencias_.+_2026-09-26\.pdf$/u);
        expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cs}]/u);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
      }),
    );
  });
});
