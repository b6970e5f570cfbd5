import type { Activity, RosetteCrop, RosetteGlass } from '@ministerio/content';
import { type Documents, documentOf, mapRecords, record, texts } from '../../runtime/published.ts';

/** Validates the document `actividades`. @throws TypeError */
export function readContent(documents: Documents): readonly Activity[] {
  return mapRecords(documentOf(documents, 'actividades'), (fields) => {
    const { recorte, vidrio } = texts(record(fields.imagen), 'recorte', 'vidrio');
    return {
      ...texts(fields, 'id', 'titulo', 'fecha', 'descripcion', 'horario', 'lugar'),
      // An unknown name has no file: then the card has no picture.
      imagen: { crop: recorte as RosetteCrop, glass: vidrio as RosetteGlass, alt: '' },
      // Only calendars need it.
      cuando: null,
    };
  });
}
