import { siteDocuments } from '@ministerio/contract/fixtures';
import { expect, test } from 'vitest';
import { completedDraft } from './site-forms.ts';

const { textos, fotos } = siteDocuments;
const { titulo: _title, ...home } = textos.inicio;

test('a draft of a former release has what it lacks as it is published, and nothing that no document has', () => {
  const draft = {
    textos: {
      ...textos,
      inicio: { ...home, predicas: { entrada: 'Escucha otra vez' } },
      ministerios: { entrada: 'Elige uno', secciones: { coro: { titulo: 'Coro' } } },
    },
  };
  const { inicio, ministerios } = textos;
  expect(completedDraft('textos', draft, { textos })).toEqual({
    textos: {
      ...textos,
      inicio: { ...inicio, predicas: { ...inicio.predicas, entrada: 'Escucha otra vez' } },
      ministerios: { ...ministerios, entrada: 'Elige uno' },
    },
  });
});

test('what a person has cleared or removed stays so', () => {
  const cleared = { textos: { ...textos, inicio: { ...textos.inicio, titulo: '' } } };
  expect(completedDraft('textos', cleared, { textos })).toEqual(cleared);
  expect(completedDraft('fotos', { fotos: {} }, { fotos })).toEqual({ fotos: {} });
});
