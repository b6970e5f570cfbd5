import { church } from './church.config.ts';
import type { ChurchSettings } from './church-settings.ts';

export interface FaqEntry {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Link after the answer; opens in a new tab. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

/** A question before the church's settings are applied. */
export interface FaqQuestion extends Omit<FaqEntry, 'link'> {
  /** For the answer about live streams: the label of its link, and the answer without a channel. */
  readonly channel?: { readonly label: string; readonly answerWithout: string } | undefined;
}

/** The three questions of the FAQ widget (spec section 2): service hours, location, live streams. */
export const faqQuestions: readonly FaqQuestion[] = [
  {
    id: 'horarios',
    question: '¿Cuáles son los horarios de los servicios?',
    // The last service ends at 20:30 here and at 20:00 in the schedules, as in the specification (decisions section 5).
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
    answer:
      'Sí. Puedes ver las transmisiones en vivo y los servicios anteriores en nuestro canal de YouTube.',
    channel: {
      label: 'Ir al canal',
      answerWithout: 'Sí. En la oficina de la iglesia te decimos dónde ver las transmisiones en vivo.',
    },
  },
];

/**
 * The questions as visitors see them: the channel is mentioned only if it has a link.
 */
export function faqFor({ social }: Pick<ChurchSettings, 'social'>): readonly FaqEntry[] {
  const href = social.youtubeStreams?.trim();
  return faqQuestions.map(({ channel, ...entry }) => {
    if (channel === undefined) return entry;
    return href
      ? { ...entry, link: { label: channel.label, href } }
      : { ...entry, answer: channel.answerWithout };
  });
}

/** The questions with this church's settings. */
export const faq: readonly FaqEntry[] = faqFor(church);
