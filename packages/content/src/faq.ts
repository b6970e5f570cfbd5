import { church } from './church.config.ts';
import type { ChurchSettings } from './church-settings.ts';
import { filler } from './filler.ts';
import { schedules as defaultSchedules, type Meeting, type MeetingException } from './schedules.ts';

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

/**
 * The three questions of the FAQ widget (spec section 2): service hours, location, live streams. `{servicios}` and
 * `{direccion}` are filled in.
 */
export const faqQuestions: readonly FaqQuestion[] = [
  {
    id: 'horarios',
    question: '¿Cuáles son los horarios de los servicios?',
    answer: 'Los domingos tenemos cuatro servicios generales: {servicios}.',
  },
  {
    id: 'ubicacion',
    question: '¿Dónde está ubicada la iglesia?',
    answer: 'Estamos en el {direccion}.',
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
 * @param questions - by default those of the build
 * @param schedules - for answers that name the hours
 * @param exceptions - dates on which these differ, said after them
 */
export function faqFor(
  church: ChurchSettings,
  questions: readonly FaqQuestion[] = faqQuestions,
  schedules: readonly Meeting[] = defaultSchedules,
  exceptions: readonly MeetingException[] = [],
): readonly FaqEntry[] {
  const fill = filler(church, schedules, exceptions);
  const href = church.social.youtubeStreams?.trim();
  return questions.map(({ channel, answer, ...entry }) => {
    if (channel === undefined) return { ...entry, answer: fill(answer) };
    return href
      ? { ...entry, answer: fill(answer), link: { label: channel.label, href } }
      : { ...entry, answer: fill(channel.answerWithout) };
  });
}

/** The questions of the build. */
export const faq: readonly FaqEntry[] = faqFor(church);
