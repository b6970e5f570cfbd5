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
  const meetings = schedules.filter((entry) => isMeeting(entry) && !entry.soloMiembros);
  return fillContentSlots(page, {
    producto: escapeHtml(church.product),
    preguntas: faq.map(question).join('\n'),
    chat: chat ? `chat="${escapeHtml(chat)}"` : '',
    reuniones: list(
      meetings.map(({ id, titulo, dias, inicio, fin }) =>
        [
          `${titulo}: ${dias.map(weekdayName).join(', ')}, ${inicio} – ${fin}`,
          ...exceptions.filter(({ reunion }) => reunion === id).map(change),
        ].join('. '),
      ),
    ),
    actividades: list(
      activities.map(({ titulo, fecha, horario, lugar }) => `${titulo}: ${fecha}, ${horario}, ${lugar}`),
    ),
  });
}

/** 'El sábado 28-11 no hay: Bloqueo'. */
function change({ fecha, inicio, fin, lugar, motivo }: SiteContent['exceptions'][number]): string {
  const what =
    inicio === null ? 'no hay' : `es de ${[`${inicio} a ${fin}`, ...(lugar ? [lugar] : [])].join(', ')}`;
  return `El ${weekdayName(weekdayOf(fecha))} ${dayAndMonth(fecha)} ${what}${motivo ? `: ${motivo}` : ''}`;
}

function question({ question, answer, link }: SiteContent['faq'][number]): string {
  const anchor = link
    ? ` <a href="${escapeHtml(link.href)}" target="_blank" rel="noopener noreferrer">${escapeHtml(link.label)}</a>`
    : '';
  return `<details><summary>${escapeHtml(question)}</summary><p>${escapeHtml(answer)}${anchor}</p></details>`;
}

const list = (entries: readonly string[]) =>
  `<ul>${entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('')}</ul>`;
