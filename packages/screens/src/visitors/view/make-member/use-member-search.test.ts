import { expect, it } from 'vitest';
import { foundWords, type MemberSearch } from './use-member-search.ts';

const person = { id: 1, codigo: '10482', name: 'Ana', about: '', markedAt: null };
const found = (count: number, hasMore = false): MemberSearch => ({
  status: 'found',
  hits: { text: 'Ana', people: Array.from({ length: count }, () => person), hasMore },
});

it.each([
  [{ status: 'idle' }, ''],
  [{ status: 'searching' }, 'Buscando…'],
  [{ status: 'failed' }, 'No se pudo buscar. Revisa tu conexión y escribe de nuevo.'],
  [found(0), 'Ningún miembro coincide con «Ana».'],
  [found(1), '1 persona. ¿Es quien vino?'],
  [found(3), '3 personas. Elige quién es.'],
  [found(5, true), 'Más de 5 personas. Escribe más para encontrar a quien es.'],
] as const)('%j: %s', (search, words) => {
  expect(foundWords(search)).toBe(words);
});
