import { type FaqEntry, visitorGreeting } from '@ministerio/content';
import { webAddress } from '../../runtime/attribute-kinds.ts';
import { type Documents, documentOf, mapRecords, record, texts } from '../../runtime/published.ts';

/** Published questions, and the church's chat. */
export interface FaqContent {
  readonly questions: readonly FaqEntry[];
  /** null where the church has no number. */
  readonly chat: string | null;
}

/** Validates the documents `preguntas` and `datos`. @throws TypeError */
export function readContent(documents: Documents): FaqContent {
  const datos = record(documentOf(documents, 'datos'));
  const { producto } = texts(datos, 'producto');
  const digits = `${datos.whatsapp ?? ''}`.replace(/\D/g, '');
  const href = webAddress(`${datos.youtube}`);
  return {
    questions: mapRecords(documentOf(documents, 'preguntas'), (fields, index) => {
      const { pregunta, respuesta } = texts(fields, 'pregunta', 'respuesta');
      const { sinCanal } = fields;
      const entry = { id: `${index}`, question: pregunta, answer: respuesta };
      if (typeof sinCanal !== 'string') return entry;
      return href ? { ...entry, link: { label: 'Ir al canal', href } } : { ...entry, answer: sinCanal };
    }),
    chat: digits
      ? `https://wa.me/${digits}?text=${encodeURIComponent(visitorGreeting.replace('{producto}', producto))}`
      : null,
  };
}
