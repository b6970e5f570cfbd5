import { churchOf, filler, schedulesOf } from '@ministerio/content/site';
import type { ContentDocuments, PublicContent } from '@ministerio/contract';
import { addDays, type CalendarDate } from '@ministerio/contract/domain';

/**
 * The documents as visitors read them (R63): answers with what they name filled in, and without an ended notice, past
 * exceptions, those of meetings that are gone, and the permission of photos.
 * @param today - the church's day.
 */
export function publicValues(documents: ContentDocuments, today: CalendarDate): PublicContent {
  const { datos, aviso, horarios, excepciones, fotos, preguntas } = documents;
  const meetings = new Map(horarios.map((meeting) => [meeting.id, meeting]));
  const ahead = excepciones.filter((exception) => {
    const meeting = meetings.get(exception.reunion);
    return meeting !== undefined && lastDay(exception, meeting) >= today;
  });
  const fill = answerFiller({ datos, horarios, excepciones: ahead });
  return {
    ...documents,
    preguntas: preguntas.map((one) => ({
      ...one,
      respuesta: fill(one.respuesta),
      sinCanal: one.sinCanal && fill(one.sinCanal),
    })),
    aviso: aviso !== null && aviso.hasta >= today ? aviso : null,
    excepciones: ahead,
    fotos: Object.fromEntries(
      Object.entries(fotos).map(([slot, photo]) => {
        if (photo === null) return [slot, null];
        const { permiso: _, ...shown } = photo;
        return [slot, shown];
      }),
    ),
  };
}

/** Fills in what answers may name. @param excepciones - the changed dates to say after the hours. */
export function answerFiller({
  datos,
  horarios,
  excepciones = [],
}: Pick<ContentDocuments, 'datos' | 'horarios'> & Partial<Pick<ContentDocuments, 'excepciones'>>) {
  return filler(churchOf(datos), schedulesOf(horarios).schedules, excepciones);
}

/** The day on which a changed meeting ends, or would have ended: one that goes on past midnight, on the next. */
function lastDay(
  exception: ContentDocuments['excepciones'][number],
  meeting: ContentDocuments['horarios'][number],
): CalendarDate {
  const { inicio, fin } = exception;
  const times = inicio !== null && fin !== null ? { inicio, fin } : meeting;
  return times.fin <= times.inicio ? addDays(exception.fecha, 1) : exception.fecha;
}
