import * as z from 'zod/mini';
import { line } from '../text.ts';
import { linkAddress } from './addresses.ts';
import { contentDate, contentId } from './schedules.ts';

/**
 * The document `preguntas`. An answer may name `{servicios}`, `{direccion}`, `{ciudad}` and `{nombre}`, which are filled
 * in with the other documents.
 */
export const siteQuestions = z
  .array(
    z.strictObject({
      pregunta: line('Escribe la pregunta', 100),
      respuesta: line('Escribe la respuesta', 400),
      /** For an answer that leads to the video channel: what it says while there is no channel. */
      sinCanal: z._default(z.nullable(line('Escribe la respuesta', 400)), null),
    }),
  )
  .check(z.minLength(1, 'Deja al menos una pregunta'), z.maxLength(12, 'Caben 12 preguntas'));

/** {@link siteQuestions} with what answers name filled in, which makes them longer than what may be published. */
export const publicQuestions = z.array(
  z.strictObject({ pregunta: z.string(), respuesta: z.string(), sinCanal: z.nullable(z.string()) }),
);

/** The document `aviso`: a line at the top of every page until its last day, `hasta`, has ended. */
export const siteNotice = z.nullable(
  z.strictObject({
    texto: line('Escribe el aviso', 160),
    enlace: z.nullable(linkAddress),
    hasta: contentDate,
  }),
);

/** Longest title of a page or section: the menu shows them side by side. */
const title = line('Escribe el título', 30);
const headline = line('Escribe el titular', 60);
export const lead = line('Escribe una frase', 200);
export const paragraphs = z
  .array(line('Escribe el párrafo', 500))
  .check(z.minLength(1, 'Deja al menos un párrafo'), z.maxLength(6, 'Caben 6 párrafos'));

const ledSection = z.strictObject({ titulo: title, titular: headline, entrada: lead });
const toldSection = z.strictObject({ titulo: title, titular: headline, parrafos: paragraphs });
const value = z.strictObject({ titulo: title, entrada: lead });

/** A page of sections with anchors, which are the keys; a section without texts here shows those of the build. */
const sectionsPage = z.strictObject({
  titulo: title,
  entrada: lead,
  secciones: z.record(contentId, z.strictObject({ titulo: title, entrada: lead, parrafos: paragraphs })),
});

/**
 * The document `textos`, by page and section: titles (`titulo`, also the label in the menu), headlines (`titular`), typed
 * lines (`lineas`), leads (`entrada`) and paragraphs (`parrafos`). They may name `{servicios}`, `{direccion}`, `{ciudad}`
 * and `{nombre}`. Anchors and paths are no part of it.
 */
export const siteTexts = z.strictObject({
  inicio: z.strictObject({
    titulo: title,
    portada: z.strictObject({ titular: headline, lineas: z.tuple([headline, headline]) }),
    bienvenida: toldSection,
    predicas: ledSection,
    noticia: ledSection,
    quienessomos: toldSection,
    palabra: value,
    familia: value,
    servicio: value,
    inicios: toldSection,
    vision: toldSection,
  }),
  /** Its ministries are the document `ministerios`. */
  ministerios: z.strictObject({ titulo: title, entrada: lead }),
  red_joven: sectionsPage,
  noticias: sectionsPage,
  Contactanos: z.strictObject({
    titulo: title,
    /** Typed after the title. */
    lineas: z.tuple([headline]),
    entrada: lead,
    ubicacion: z.strictObject({ titulo: title, parrafos: paragraphs }),
    /** Answers for a first visit, a sentence each: 'Qué ponerte: ven como andas todos los días.' */
    primeravez: toldSection,
    escribenos: ledSection,
  }),
});
