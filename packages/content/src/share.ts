import type { Activity } from './activities.ts';

/**
 * Address that opens WhatsApp with an invitation to an activity, for the person to choose whom to send it.
 * @param activity - its own words are the invitation's.
 * @param pageUrl - whole address of the page that tells about it.
 */
export function shareLink({ titulo, fecha, horario, lugar }: Activity, pageUrl: string): string {
  const text = [`*${titulo}*`, fecha, horario, lugar, '', pageUrl].join('\n');
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
