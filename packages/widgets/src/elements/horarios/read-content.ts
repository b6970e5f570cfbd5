import type { Meeting, MeetingException } from '@ministerio/content';
import { churchClock } from '@ministerio/contract/domain';
import { type Documents, documentOf, mapRecords, record, texts } from '../../runtime/published.ts';

/** Published meetings and their changed dates, and the church's zone. */
export interface HorariosContent {
  readonly meetings: readonly Pick<Meeting, 'id' | 'name' | 'weekdays' | 'start' | 'end' | 'membersOnly'>[];
  readonly exceptions: readonly MeetingException[];
  /** An IANA name that this browser knows. */
  readonly timeZone: string;
}

/** Validates the documents `horarios`, `excepciones` and `datos`. @throws TypeError, RangeError for an unknown zone */
export function readContent(documents: Documents): HorariosContent {
  const { zona } = texts(record(documentOf(documents, 'datos')), 'zona');
  churchClock(0, zona);
  const meetings = mapRecords(documentOf(documents, 'horarios'), (fields) => {
    const { id, titulo, inicio, fin, seccion } = texts(fields, 'id', 'titulo', 'inicio', 'fin', 'seccion');
    const { dias, soloMiembros } = fields;
    // Opening hours are no meetings.
    const weekdays: number[] = Array.isArray(dias) && !/^(oficina|seminario)$/.test(seccion) ? dias : [];
    return { id, name: titulo, weekdays, start: inicio, end: fin, membersOnly: soloMiembros === true };
  });
  const exceptions = mapRecords(documentOf(documents, 'excepciones'), (fields) => {
    const { reunion, fecha, tipo } = texts(fields, 'reunion', 'fecha', 'tipo');
    const { motivo, lugar } = fields;
    const hours = tipo === 'movida' ? texts(fields, 'inicio', 'fin') : null;
    return {
      meetingId: reunion,
      date: fecha,
      moved: hours && { start: hours.inicio, end: hours.fin, place: textOf(lugar) },
      reason: textOf(motivo),
    };
  });
  return { exceptions, meetings: meetings.filter(({ weekdays }) => weekdays.length > 0), timeZone: zona };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
