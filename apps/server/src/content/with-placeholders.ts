import { withoutChanges } from '@ministerio/content/site';
import type { ContentDocuments, ContentKey } from '@ministerio/contract';
import { answerFiller } from './public-values.ts';

/**
 * A document with what was filled in where its author read it taken out again, as answers with their `{servicios}`:
 * without this, answers that nobody touched would keep today's hours for ever, and one that became longer by what it
 * names could not be published again.
 * @param value - the document as somebody sent it, not yet validated.
 * @param documents - as they are published.
 */
export function withPlaceholders(
  key: ContentKey,
  value: unknown,
  { preguntas, datos, horarios }: ContentDocuments,
): unknown {
  if (key !== 'preguntas' || !Array.isArray(value)) return value;
  const fill = answerFiller({ datos, horarios });
  const texts = preguntas.flatMap(({ respuesta, sinCanal }) => [respuesta, sinCanal ?? respuesta]);
  const templates = new Map(texts.map((text) => [fill(text), text]));
  const unfilled = (text: unknown) => {
    if (typeof text !== 'string') return text;
    const bare = withoutChanges(text);
    return templates.get(bare.trim()) ?? bare;
  };
  return value.map((one: unknown) => {
    if (typeof one !== 'object' || one === null) return one;
    const fields = one as Readonly<Record<string, unknown>>;
    return { ...fields, respuesta: unfilled(fields.respuesta), sinCanal: unfilled(fields.sinCanal) };
  });
}
