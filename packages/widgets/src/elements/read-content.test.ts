import { activities, church, faq, isMeeting, schedules } from '@ministerio/content';
import { defaultDocuments } from '@ministerio/content/site';
import { describe, expect, it } from 'vitest';
import type { Documents } from '../runtime/published.ts';
import { readContent as readActivities } from './actividades/read-content.ts';
import { readContent as readQuestions } from './faq/read-content.ts';
import { readContent as readSchedules } from './horarios/read-content.ts';

const published = (changes: Documents = {}): Documents =>
  Object.fromEntries(
    Object.entries({ ...defaultDocuments, ...changes }).map(([key, valor]) => [key, { version: 1, valor }]),
  );

describe('published content', () => {
  it('reads as the pages have it', () => {
    expect(readSchedules(published()).timeZone).toBe(church.timeZone);
    expect(readSchedules(published()).meetings.map(({ id, inicio, fin }) => [id, inicio, fin])).toEqual(
      schedules.filter(isMeeting).map(({ id, inicio, fin }) => [id, inicio, fin]),
    );
    expect(readActivities(published())).toMatchObject(
      activities.map(({ imagen, ...shown }) => ({ ...shown, cuando: null, imagen: { crop: imagen.crop } })),
    );
    expect(readQuestions(published()).questions.map(({ question }) => question)).toEqual(
      faq.map(({ question }) => question),
    );
  });

  it('has the dates on which a meeting is suspended or moved', () => {
    const base = {
      reunion: 'jovenes',
      fecha: '2026-11-28',
      inicio: null,
      fin: null,
      lugar: null,
      motivo: null,
    };
    const excepciones = [
      { ...base, tipo: 'suspendida', motivo: 'Bloqueo' },
      { ...base, fecha: '2026-12-05', tipo: 'movida', inicio: '17:00', fin: '19:00', lugar: 'Parque' },
    ];
    expect(readSchedules(published({ excepciones })).exceptions).toEqual([excepciones[0], excepciones[1]]);
    expect(() => readSchedules(published({ excepciones: [{ ...base, tipo: 'movida' }] }))).toThrow(TypeError);
  });

  it('leads to the channel and the chat where the church has them', () => {
    const datos = {
      ...defaultDocuments.datos,
      producto: 'Iglesia de Lima',
      whatsapp: '+51 900 000 000',
      youtube: 'https://www.youtube.com/@lima/streams',
    };
    const { questions, chat } = readQuestions(published({ datos }));
    expect(chat).toBe(
      `https://wa.me/51900000000?text=${encodeURIComponent('Hola, vi la página de Iglesia de Lima y tengo una pregunta.')}`,
    );
    expect(questions.at(-1)?.link).toEqual({ label: 'Ir al canal', href: datos.youtube });
    expect(readQuestions(published()).chat).toBeNull();
    expect(readQuestions(published()).questions.at(-1)?.link).toBeUndefined();
  });

  it('has no link but to the web', () => {
    const datos = { ...defaultDocuments.datos, youtube: 'javascript:alert(1)' };
    expect(readQuestions(published({ datos })).questions.at(-1)?.link).toBeUndefined();
  });

  it.each([
    ['nothing', {}],
    ['an array', []],
    ['documents without values', { datos: null, preguntas: 3, horarios: {}, actividades: 'x' }],
    [
      'values of other types',
      published({ preguntas: [{ pregunta: 1, respuesta: {} }], horarios: [null], actividades: [{ id: 7 }] }),
    ],
    [
      'an unknown zone',
      published({
        datos: { ...defaultDocuments.datos, zona: 'Marte/Olympus' },
        preguntas: {},
        actividades: [[]],
      }),
    ],
  ])('is refused where it is %s', (_case, documents) => {
    for (const read of [readQuestions, readSchedules, readActivities]) {
      expect(() => read(documents as Documents)).toThrow(/^/);
    }
  });
});
