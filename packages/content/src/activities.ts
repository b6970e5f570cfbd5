import type { RosettePicture } from './picture.ts';

/** A card of the activities carousel, an entry of the document `actividades` (spec section 3). */
export interface Activity {
  readonly id: string;
  readonly titulo: string;
  readonly fecha: string;
  readonly descripcion: string;
  readonly horario: string;
  readonly lugar: string;
  readonly imagen: RosettePicture;
  readonly cuando:
    | { readonly reunion: string }
    | { readonly desde: string; readonly hasta: string }
    | { readonly desdePascua: [number, number] }
    | null;
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
