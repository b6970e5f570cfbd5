import * as z from 'zod/mini';
import { emblemNames } from '../../domain/content/emblems.ts';
import { idInBody } from '../common.ts';
import { line } from '../text.ts';
import { contentId, hasUniqueIds } from './schedules.ts';
import { lead, paragraphs } from './texts.ts';

const ministry = z.strictObject({
  /** Anchor and part of the calendar's address; made by the server where it is missing (R60). */
  id: z.optional(contentId),
  nombre: line('Escribe el nombre del ministerio', 30),
  entrada: lead,
  parrafos: paragraphs,
  /** The drawn window, shown where there is no photo; null for the plain rosette. */
  emblema: z.nullable(z.enum(emblemNames)),
  /** Whether the site is this ministry's: its next meeting is the first on the home page. */
  propio: z.boolean(),
  /** Id of its category, whose meetings it shows; null to find them by name. Whether it is of minors is the category's. */
  categoria: z.nullable(idInBody),
});

/** The document `ministerios`, in the order of the page. */
export const siteMinistries = z
  .array(ministry)
  .check(
    z.minLength(1, 'Deja al menos un ministerio'),
    z.maxLength(12, 'Caben 12 ministerios'),
    z.refine(hasUniqueIds, 'Dos ministerios tienen el mismo id'),
    ({ value, issues }) => {
      const refuse = (index: number, field: string, message: string) =>
        issues.push({ code: 'custom', path: [index, field], message, input: value });
      for (const [index, { propio, categoria }] of value.entries()) {
        const others = value.slice(0, index);
        if (propio && others.some((other) => other.propio)) {
          refuse(index, 'propio', 'Solo un ministerio puede ser el del sitio');
        }
        if (categoria !== null && others.some((other) => other.categoria === categoria)) {
          refuse(index, 'categoria', 'Otro ministerio ya muestra esas reuniones');
        }
      }
    },
  );
