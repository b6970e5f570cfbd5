import { expect, it } from 'vitest';
import { defaultDocuments } from '../../../packages/content/src/site.ts';
import { documentTraces, tracesIn } from '../../../packages/test-kit/src/traces.ts';
import { bundle } from '../../../packages/widgets/scripts/bundle.ts';
import { scriptEntry } from '../../../packages/widgets/scripts/elements.ts';

const traces = documentTraces(defaultDocuments);

it('finds names, hours and numbers of a church, and no names of its fields', () => {
  const found = (text: string) => tracesIn({ name: 'faq.js', text }, traces).length;
  expect(found('"06:30"')).toBe(1);
  expect(found('"Red de Jovenes"')).toBe(1);
  expect(found('-63.1804')).toBe(1);
  expect(found('"servicios","vitral","titulo"')).toBe(0);
});

it('no widget holds a name, an hour or a number of the church that built it', async () => {
  const text = await bundle({ entry: scriptEntry('todo') });
  expect(text).toContain('/api/contenido');
  expect(tracesIn({ name: 'todo.js', text }, traces)).toEqual([]);
});
