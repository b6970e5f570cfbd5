import type { ContentDocuments } from '@ministerio/contract';
import type { RosettePicture } from './picture.ts';

/** A card of the activities carousel, an entry of the document `actividades` (spec section 3). */
export interface Activity extends Readonly<Omit<ContentDocuments['actividades'][number], 'id' | 'imagen'>> {
  readonly id: string;
  readonly imagen: RosettePicture;
  /** Its next days in words, where a page computed them. */
  readonly days?: string | undefined;
}

/**
 * WhatsApp link that shares an invitation to an activity with a contact of the person's choice.
 * @param pageUrl - full address of the page about the activity
 */
export function shareLink({ titulo, fecha, horario, lugar }: Activity, pageUrl: string): string {
  const text = [`*${titulo}*`, fecha, horario, lugar, '', pageUrl].join('\n');
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
