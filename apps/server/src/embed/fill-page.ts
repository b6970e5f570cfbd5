import { fillContentSlots } from '@ministerio/build-kit/content-slots';
import { escapeHtml } from '@ministerio/build-kit/html';
import { chatLink, isMeeting, visitorGreeting } from '@ministerio/content';
import type { SiteContent } from '@ministerio/content/site';
import { dayAndMonth, weekdayName, weekdayOf } from '@ministerio/contract/domain';

/** Completes a page of the widgets' build, at /widgets/ or /embed/, with published content. */
export function fillPage(
  page: string,
  { church, faq, schedules, exceptions, activities }: SiteContent,
): string {
  const chat = chatLink(church, visitorGreeting);
  const meetings = schedules.filter((entry) => isMeeting(entry) && !entry.membersOnly);
  return fillContentSlots(page, {
    producto: escapeHtml(church.product),
    preguntas: faq.map(question).join('\n'),
    chat: chat ? `chat="${escapeHtml(chat)}"` : '',
    reuniones: list(
      meetings.map(({ id, name, weekdays, start, end }) =>
        [
          `${name}: ${weekdays.map(weekdayName).join(', ')}, ${start} – ${end}`,
          ...exceptions.filter(({ meetingId }) => meetingId === id).map(change),
        ].join('. '),
      ),
    ),
    actividades: list(
      activities.map(({ titulo, fecha, horario, lugar }) => `${titulo}: ${fecha}, ${horario}, ${lugar}`),
    ),
  });
}

/** 'El sábado 28-11 no hay: Bloqueo'. */
function change({ date, moved, reason }: SiteContent['exceptions'][number]): string {
  const what = moved
    ? `es de ${[`${moved.start} a ${moved.end}`, ...(moved.place ? [moved.place] : [])].join(', ')}`
    : 'no hay';
  return `El ${weekdayName(weekdayOf(date))} ${dayAndMonth(date)} ${what}${reason ? `: ${reason}` : ''}`;
}

function question({ question, answer, link }: SiteContent['faq'][number]): string {
  const anchor = link
    ? ` <a href="${escapeHtml(link.href)}" target="_blank" rel="noopener noreferrer">${escapeHtml(link.label)}</a>`
    : '';
  return `<details><summary>${escapeHtml(question)}</summary><p>${escapeHtml(answer)}${anchor}</p></details>`;
}

const list = (entries: readonly string[]) =>
  `<ul>${entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('')}</ul>`;
