import { contentDocuments, publicContent } from '@ministerio/contract';
import { describe, expect, it } from 'vitest';
import { scheduleLists, schedules, studies } from './index.ts';
import { defaultDocuments, type SiteContent, siteContent } from './site.ts';

const { textos, ministerios, horarios, datos } = defaultDocuments;

const meetingsOf = (content: SiteContent, ministry: string) =>
  content.schedules.filter(({ ministryId }) => ministryId === ministry).map(({ id }) => id);

describe('the documents of the build', () => {
  it('are valid and unchanged by their own rules', () => {
    for (const [key, schema] of Object.entries(contentDocuments)) {
      const value = defaultDocuments[key as keyof typeof contentDocuments];
      expect(schema.parse(value), key).toEqual(value);
    }
    const answer = Object.fromEntries(
      Object.entries(defaultDocuments).map(([key, valor]) => [key, { version: 0, valor }]),
    );
    expect(publicContent.parse(answer)).toEqual(answer);
  });
});

describe('published documents', () => {
  it('replace numbers, hours and texts, and answers name the new hours and address', () => {
    const content = siteContent({
      ...defaultDocuments,
      datos: {
        ...datos,
        ciudad: 'Lima',
        direccion: ['Av. Arequipa 120', 'Lima, Perú'],
        whatsapp: '+51 900 000 000',
      },
      horarios: horarios.map((one) =>
        one.id === 'servicio-1800' ? { ...one, inicio: '17:30', fin: '19:30' } : one,
      ),
      textos: {
        ...textos,
        noticias: {
          titulo: 'Cursos',
          entrada: 'Otra frase',
          secciones: { bautizo: { titulo: 'Crecer', entrada: 'A', parrafos: ['B'] } },
        },
      },
    });
    expect(content.church.contact.whatsapp).toBe('+51 900 000 000');
    expect(content.faq[0]?.answer).toContain('10:30 a 12:30 y 17:30 a 19:30.');
    expect(content.faq[1]?.answer).toBe('Estamos en el Av. Arequipa 120, Lima, Perú.');
    expect(content.home.welcome.paragraphs[0]).toContain('una iglesia de Lima donde');
    expect(content.directions.location.title).toBe('Av. Arequipa 120');
    expect(content.pageIntros.studies).toMatchObject({ title: 'Cursos', lead: 'Otra frase' });
    const section = content.studies.find(({ id }) => id === 'bautizo');
    expect(section).toMatchObject({ title: 'Crecer', lead: 'A', paragraphs: ['B'] });
    expect(content.studies.find(({ id }) => id === 'evangelio')).toEqual(studies[0]);
    const entry = content.menu.find(({ path }) => path === '/noticias');
    expect(entry?.label).toBe('Cursos');
    expect(entry?.sections[1]).toEqual({ label: 'Crecer', path: '/noticias#bautizo' });
  });

  it("show a meeting in the section of its ministry, found by the category's name", () => {
    const schedule = {
      ...horarios.find(({ id }) => id === 'ayuno'),
      id: 'noche',
      titulo: 'Noche de amigos',
      ministerio: 7,
    };
    const content = siteContent({ ...defaultDocuments, horarios: [schedule as (typeof horarios)[number]] }, [
      { id: 7, name: 'RED DE JÓVENES' },
    ]);
    expect(content.schedules[0]?.ministryId).toBe('jovenes');
    const unknown = siteContent({ ...defaultDocuments, horarios: [schedule as (typeof horarios)[number]] });
    expect(unknown.schedules[0]?.ministryId).toBeUndefined();
  });

  it('keep the meetings of a ministry whose name changes, found by its old and its new name', () => {
    const content = siteContent(
      {
        ...defaultDocuments,
        ministerios: ministerios.map((one) =>
          one.id === 'jovenes' ? { ...one, nombre: 'Jóvenes de Lince' } : one,
        ),
        horarios: horarios.map((one) => (one.id === 'adolescentes' ? { ...one, ministerio: 7 } : one)),
      },
      [{ id: 7, name: 'JOVENES DE LINCE' }],
    );
    expect(meetingsOf(content, 'jovenes')).toEqual(['adolescentes', 'jovenes']);
    expect(content.menu[1]?.sections).toContainEqual({
      label: 'Jóvenes de Lince',
      path: '/ministerios#jovenes',
    });
  });

  it('show the meetings of a category in the ministry that names it, whatever they are called', () => {
    const [meeting] = horarios;
    const content = siteContent({
      ...defaultDocuments,
      ministerios: ministerios.map((one) => (one.id === 'evangelismo' ? { ...one, categoria: 7 } : one)),
      horarios: [
        { ...meeting, id: 'x', titulo: 'Red de Jovenes', ministerio: 7 } as (typeof horarios)[number],
      ],
    });
    expect(meetingsOf(content, 'evangelismo')).toEqual(['x']);
  });

  it('keep the hours of a ministry that is gone, where meetings without a ministry are shown', () => {
    const content = siteContent({
      ...defaultDocuments,
      ministerios: ministerios.filter(({ id }) => id !== 'exploradoresdelrey'),
    });
    const lists = scheduleLists(content.schedules);
    expect(lists.meetingsPageSchedules.map(({ id }) => id)).toContain('exploradores');
    expect(lists.openMeetings.map(({ id }) => id)).toContain('exploradores');
    expect(scheduleLists(schedules).meetingsPageSchedules.map(({ id }) => id)).not.toContain('exploradores');
    expect(content.menu[1]?.sections.map(({ path }) => path)).not.toContain(
      '/ministerios#exploradoresdelrey',
    );
  });

  it('draw the plain rosette for a ministry without an emblem, and have no own one where none is', () => {
    const [first] = ministerios;
    const { ministries } = siteContent({
      ...defaultDocuments,
      ministerios: [{ ...first, emblema: null, propio: false } as (typeof ministerios)[number]],
    });
    expect(ministries.map(({ picture, isOwn }) => [picture, isOwn])).toEqual([
      [{ crop: 'center', alt: '' }, false],
    ]);
  });

  it('say on which dates a service is not held or has other hours, wherever they name the hours', () => {
    const change = { fecha: '2026-11-29', lugar: null, motivo: null };
    const { faq, home } = siteContent({
      ...defaultDocuments,
      textos: {
        ...textos,
        inicio: {
          ...textos.inicio,
          bienvenida: { ...textos.inicio.bienvenida, parrafos: ['Servicios: {servicios}'] },
        },
      },
      excepciones: [
        { ...change, reunion: 'servicio-1800', tipo: 'movida', inicio: '17:00', fin: '19:00' },
        { ...change, reunion: 'servicio-1030', tipo: 'suspendida', inicio: null, fin: null },
        { ...change, reunion: 'jovenes', tipo: 'suspendida', inicio: null, fin: null },
      ],
    });
    const changes = '20:30 (el 29-11 no hay el de 10:30; el 29-11 el de 18:00 es de 17:00 a 19:00)';
    expect(faq[0]?.answer).toMatch(`y 18:00 a ${changes}.`);
    expect(home.welcome.paragraphs[0]).toContain(changes);
  });

  it('leave unknown placeholders and prototype names alone', () => {
    const secciones = JSON.parse('{"__proto__":{"titulo":"x","entrada":"x","parrafos":["x"]}}');
    const content = siteContent({
      ...defaultDocuments,
      textos: {
        ...textos,
        noticias: { ...textos.noticias, entrada: 'Con {nada} y {constructor}', secciones },
      },
    });
    expect(content.pageIntros.studies.lead).toBe('Con {nada} y {constructor}');
    expect(content.studies).toEqual(studies);
  });
});
