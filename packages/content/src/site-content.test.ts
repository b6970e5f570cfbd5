import { contentDocuments, publicContent } from '@ministerio/contract';
import { describe, expect, it } from 'vitest';
import { studies } from './index.ts';
import { defaultDocuments, siteContent } from './site.ts';

const { textos, horarios, datos } = defaultDocuments;

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
        noticias: { entrada: 'Otra frase', secciones: { bautizo: { entrada: 'A', parrafos: ['B'] } } },
      },
    });
    expect(content.church.contact.whatsapp).toBe('+51 900 000 000');
    expect(content.faq[0]?.answer).toContain('10:30 a 12:30 y 17:30 a 19:30.');
    expect(content.faq[1]?.answer).toBe('Estamos en el Av. Arequipa 120, Lima, Perú.');
    expect(content.home.welcome.paragraphs[0]).toContain('una iglesia de Lima donde');
    expect(content.directions.location.title).toBe('Av. Arequipa 120');
    expect(content.pageIntros.studies).toMatchObject({ title: 'Estudios', lead: 'Otra frase' });
    const section = content.studies.find(({ id }) => id === 'bautizo');
    expect(section).toMatchObject({ title: 'Crecimiento espiritual', lead: 'A', paragraphs: ['B'] });
    expect(content.studies.find(({ id }) => id === 'evangelio')).toEqual(studies[0]);
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

  it('say on which dates a service is not held or has other hours, wherever they name the hours', () => {
    const change = { fecha: '2026-11-29', lugar: null, motivo: null };
    const { faq, home } = siteContent({
      ...defaultDocuments,
      textos: {
        ...textos,
        inicio: { ...textos.inicio, bienvenida: { parrafos: ['Servicios: {servicios}'] } },
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
    const secciones = JSON.parse('{"__proto__":{"entrada":"x","parrafos":["x"]}}');
    const content = siteContent({
      ...defaultDocuments,
      textos: { ...textos, noticias: { entrada: 'Con {nada} y {constructor}', secciones } },
    });
    expect(content.pageIntros.studies.lead).toBe('Con {nada} y {constructor}');
    expect(content.studies).toEqual(studies);
  });
});
