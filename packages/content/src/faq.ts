import { church } from './church.config.ts';
import type { ChurchSettings } from './church-settings.ts';

/** A question of the FAQ widget. */
export interface FaqEntry {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Stands after the answer and opens in a new tab. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

/**
 * The three questions of the FAQ widget (spec section 2): service hours, location, live streams.
 * @param settings - what they tell depends on what the church has set.
 */
export function faqFor({ social }: Pick<ChurchSettings, 'social'>): readonly FaqEntry[] {
  const channel = social.youtubeStreams?.trim();
  return [
    {
      id: 'horarios',
      question: '¿Cuáles son los horarios de los servicios?',
      // The last service ends at 20:30 here and at 20:00 in the schedules: both readings of the
      // specification stay (decisions section 5).
      answer:
        'Los domingos tenemos cuatro servicios generales: 06:30 a 08:30, 08:30 a 10:30, 10:30 a 12:30 y 18:00 a 20:30.',
    },
    {
      id: 'ubicacion',
      question: '¿Dónde está ubicada la iglesia?',
      answer:
        'Estamos en el Tercer anillo Externo, entre Av. Santos Dumont y Av. Radial 13, Santa Cruz de la Sierra, Bolivia.',
    },
    {
      id: 'en-vivo',
      question: '¿Transmiten los servicios en vivo?',
      // No channel is named where none can be linked.
      ...(channel
        ? {
            answer:
              'Sí. Puedes ver las transmisiones en vivo y los servicios anteriores en nuestro canal de YouTube.',
            link: { label: 'Ir al canal', href: channel },
          }
        : {
            answer: 'Sí. En la oficina de la iglesia te decimos dónde ver las transmisiones en vivo.',
          }),
    },
  ];
}

/** The church's own questions, by what it has set. */
export const faq: readonly FaqEntry[] = faqFor(church);
