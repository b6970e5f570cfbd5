import type { ChurchSettings } from './church-settings.ts';
import { filler } from './filler.ts';
import type { Meeting, MeetingException } from './schedules.ts';

export interface FaqEntry {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Link after the answer; opens in a new tab. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

/**
 * The questions as visitors see them: the channel is mentioned only if it has a link.
 * @param questions
 * @param schedules - for answers that name the hours
 * @param exceptions - dates on which these differ, said after them
 */
export function faqFor(
  church: ChurchSettings,
  questions: readonly {
    readonly pregunta: string;
    readonly respuesta: string;
    readonly sinCanal: string | null;
  }[],
  schedules: readonly Meeting[],
  exceptions: readonly MeetingException[] = [],
): readonly FaqEntry[] {
  const fill = filler(church, schedules, exceptions);
  const href = church.social.youtubeStreams?.trim();
  return questions.map(({ pregunta: question, respuesta, sinCanal }, index) => {
    const entry = { id: `pregunta-${index + 1}`, question };
    if (sinCanal === null) return { ...entry, answer: fill(respuesta) };
    return href
      ? { ...entry, answer: fill(respuesta), link: { label: 'Ir al canal', href } }
      : { ...entry, answer: fill(sinCanal) };
  });
}
