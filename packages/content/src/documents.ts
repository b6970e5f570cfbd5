import type { ContentDocuments } from '@ministerio/contract';
import { type Activity, activities } from './activities.ts';
import { church } from './church.config.ts';
import type { ChurchSettings } from './church-settings.ts';
import { directions } from './directions.ts';
import { faqQuestions } from './faq.ts';
import { home } from './home.ts';
import { meetingsPage } from './meetings-page.ts';
import { type ContentSection, ministries } from './ministries.ts';
import { pageIntros } from './page-intros.ts';
import { lifeSchoolGroups, schedules } from './schedules.ts';
import { studies } from './studies.ts';

/** The settings as the document `datos`. */
export function siteDataOf({ contact, social, point, ...church }: ChurchSettings): ContentDocuments['datos'] {
  return {
    nombre: church.name,
    producto: church.product,
    ciudad: church.city,
    pais: church.country,
    codigoPais: church.countryCode,
    zona: church.timeZone,
    moneda: church.currency,
    idioma: church.locale,
    direccion: [...church.address],
    plano: church.plan
      ? {
          calle: church.plan.street,
          cruces: [...church.plan.crossings],
          descripcion: church.plan.description,
        }
      : null,
    telefono: contact.phone ?? null,
    whatsapp: contact.whatsapp ?? null,
    email: contact.email ?? null,
    facebook: social.facebook ?? null,
    instagram: social.instagram ?? null,
    youtube: social.youtubeStreams ?? null,
    canal: church.sermons.channelId ?? null,
    ...point,
    radio: church.radiusMetres,
    responsable: church.protection.responsible ?? null,
    telefonoProteccion: church.protection.phone ?? null,
  };
}

function whenOf({ when }: Activity): ContentDocuments['actividades'][number]['cuando'] {
  if (when === undefined) return null;
  if ('meeting' in when) return { reunion: when.meeting };
  if ('from' in when) return { desde: when.from, hasta: when.to };
  return { desdePascua: [...when.daysFromEaster] };
}

const sectionsPage = (lead: string, sections: readonly ContentSection[]) => ({
  entrada: lead,
  secciones: Object.fromEntries(
    sections.map(({ id, lead: entrada, paragraphs }) => [id, { entrada, parrafos: [...paragraphs] }]),
  ),
});

const paragraphsOf = ({ paragraphs }: { readonly paragraphs: readonly string[] }) => ({
  parrafos: [...paragraphs],
});
const leadOf = ({ lead }: { readonly lead: string }) => ({ entrada: lead });
const [word, family, service] = home.aboutUs.values;

/**
 * The content of the build as documents: version 0 of each, until an administrator publishes another. Ministries of
 * schedules are found by name, so no category is named.
 */
export const defaultDocuments: ContentDocuments = {
  datos: siteDataOf(church),
  horarios: [
    ...schedules.map(({ id, name, weekdays, start, end, place, membersOnly = false, section }) => ({
      id,
      titulo: name,
      dias: [...weekdays],
      inicio: start,
      fin: end,
      lugar: place ?? null,
      ministerio: null,
      soloMiembros: membersOnly,
      seccion: section,
    })),
    ...lifeSchoolGroups.map(({ id, name, start, end }) => ({
      id,
      titulo: name,
      dias: [],
      inicio: start,
      fin: end,
      lugar: null,
      ministerio: null,
      soloMiembros: false,
      seccion: 'escueladevida' as const,
    })),
  ],
  excepciones: [],
  actividades: activities.map((activity) => ({
    id: activity.id,
    titulo: activity.titulo,
    fecha: activity.fecha,
    descripcion: activity.descripcion,
    horario: activity.horario,
    lugar: activity.lugar,
    imagen: { recorte: activity.imagen.crop, vidrio: activity.imagen.glass ?? 'vitral' },
    cuando: whenOf(activity),
  })),
  preguntas: faqQuestions.map(({ question, answer, channel }) => ({
    pregunta: question,
    respuesta: answer,
    sinCanal: channel?.answerWithout ?? null,
  })),
  aviso: null,
  textos: {
    inicio: {
      bienvenida: paragraphsOf(home.welcome),
      predicas: leadOf(home.sermons),
      noticia: leadOf(home.activities),
      quienessomos: paragraphsOf(home.aboutUs),
      palabra: { entrada: word.text },
      familia: { entrada: family.text },
      servicio: { entrada: service.text },
      inicios: paragraphsOf(home.beginnings),
      vision: paragraphsOf(home.vision),
    },
    ministerios: sectionsPage(pageIntros.ministries.lead, ministries),
    red_joven: sectionsPage(meetingsPage.lead, meetingsPage.sections),
    noticias: sectionsPage(pageIntros.studies.lead, studies),
    Contactanos: {
      ...leadOf(directions),
      ubicacion: paragraphsOf(directions.location),
      escribenos: leadOf(directions.write),
    },
  },
  fotos: {},
};
