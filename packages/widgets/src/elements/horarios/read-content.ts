import type { Meeting, MeetingException } from '@ministerio/content';
import { churchClock } from '@ministerio/contract/domain';
import type { ScheduleListProps } from '@ministerio/ui/composed/schedule-list';
import { type Documents, documentOf, mapRecords, record, texts } from '../../runtime/published.ts';

/** Published meetings and their changed dates, and the church's zone. */
export interface HorariosContent {
  readonly meetings: ScheduleListProps['entries'];
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
    const isMeeting = Array.isArray(dias) && !/^(oficina|seminario)$/.test(seccion);
    return {
      id,
      titulo,
      inicio,
      fin,
      seccion: seccion as Meeting['seccion'],
      dias: isMeeting ? (dias as number[]) : [],
      soloMiembros: soloMiembros === true,
    };
  });
  const exceptions = mapRecords(documentOf(documents, 'excepciones'), (fields) => {
    const { reunion, fecha, tipo } = texts(fields, 'reunion', 'fecha', 'tipo');
    const isMoved = tipo === 'movida';
    const { inicio, fin } = isMoved ? texts(fields, 'inicio', 'fin') : { inicio: null, fin: null };
    return {
      reunion,
      fecha,
      tipo: isMoved ? ('movida' as const) : ('suspendida' as const),
      inicio,
      fin,
      lugar: textOf(fields.lugar),
      motivo: textOf(fields.motivo),
    };
  });
  return { exceptions, meetings: meetings.filter(({ dias }) => dias.length > 0), timeZone: zona };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
