import type { SavedVersion } from '@ministerio/contract';
import { describe, expect, it } from 'vitest';
import { describeVersions } from './describe-versions.ts';

const saved = (
  version: number,
  cuando: string | null,
  texto: string | null,
  quien: string | null = 'luis',
): SavedVersion => ({
  version,
  valor: texto === null ? null : { texto, enlace: null, hasta: '2026-11-30' },
  quien,
  cuando,
  ejemplo: false,
});
const words = { username: 'admin', timeZone: 'America/La_Paz', names: {} };

describe('the history of a form', () => {
  it('says who, when and what, newest first', () => {
    const versions = [
      saved(2, '2026-11-21T14:44:00Z', 'Vigilia', 'admin'),
      saved(1, '2026-11-20T22:02:00Z', 'Ayuno'),
      saved(0, null, null, null),
    ];
    const rows = describeVersions({ aviso: versions }, { aviso: 'Aviso' }, words);
    expect(rows.map(({ author, changes, isPublished }) => [author, changes.join(), isPublished])).toEqual([
      [
        'Tú, 21-11-2026 10:44',
        'Aviso: antes Ayuno, hasta el 30-11-2026, ahora Vigilia, hasta el 30-11-2026',
        true,
      ],
      ['luis, 20-11-2026 18:02', 'Aviso: ahora Ayuno, hasta el 30-11-2026', false],
      ['Vino con el sitio', '', false],
    ]);
    expect(rows[0]?.document).toBeUndefined();
  });

  it('mixes the documents of a form by time, and says which', () => {
    const rows = describeVersions(
      {
        horarios: [{ ...saved(1, '2026-11-20T22:00:00Z', null), valor: [] }],
        excepciones: [{ ...saved(4, '2026-11-21T22:00:00Z', null, null), valor: [] }],
      },
      { horarios: 'Horarios', excepciones: 'Fechas distintas' },
      words,
    );
    expect(rows.map(({ id, document }) => [id, document])).toEqual([
      ['excepciones 4', 'Fechas distintas'],
      ['horarios 1', 'Horarios'],
    ]);
    expect(rows[0]?.author).toMatch(/^Una cuenta eliminada/);
  });

  it('says nothing of a version that is no document any more', () => {
    const rows = describeVersions(
      {
        aviso: [
          saved(2, '2026-11-21T14:44:00Z', 'Vigilia'),
          { ...saved(1, '2026-11-20T14:44:00Z', null), valor: 7 },
        ],
      },
      {},
      words,
    );
    expect(rows.map(({ changes }) => changes)).toEqual([[], []]);
  });
});
