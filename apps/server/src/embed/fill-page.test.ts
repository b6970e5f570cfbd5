import { contentSlot } from '@ministerio/build-kit/content-slots';
import { defaultDocuments, siteContent } from '@ministerio/content/site';
import { expect, it } from 'vitest';
import { fillPage } from './fill-page.ts';

const HOSTILE = '"><script>alert(1)</script>$&';
const page = (['producto', 'preguntas', 'chat', 'reuniones', 'actividades'] as const)
  .map((slot) => `<p ${contentSlot(slot)}>${contentSlot(slot)}</p>`)
  .join('');

it('fills every place, with each text escaped (R60)', () => {
  const { datos, horarios, actividades } = defaultDocuments;
  const filled = fillPage(
    page,
    siteContent({
      ...defaultDocuments,
      datos: {
        ...datos,
        producto: HOSTILE,
        whatsapp: '+44 7700 900123',
        youtube: 'https://www.youtube.com/@a?b="c',
      },
      horarios: horarios.map((one) => ({ ...one, titulo: HOSTILE })),
      actividades: actividades.map((one) => ({ ...one, titulo: HOSTILE, lugar: HOSTILE })),
      preguntas: [{ pregunta: HOSTILE, respuesta: HOSTILE, sinCanal: 'Sin canal' }],
    }),
  );
  expect(filled).not.toContain('@contenido');
  expect(filled).not.toContain('<script>');
  expect(filled).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;');
  expect(filled).toContain('chat="https://wa.me/447700900123?text=Hola');
  expect(filled).toContain('href="https://www.youtube.com/@a?b=&quot;c"');
});

it('lists the open meetings by day and hour, and no opening hours', () => {
  const filled = fillPage(contentSlot('reuniones'), siteContent(defaultDocuments));
  expect(filled).toContain('<li>Red de Jovenes: sábado, 19:00 – 21:00</li>');
  expect(filled).not.toContain('Oficina');
  expect(filled).not.toContain('ayuno');
});

it('names no chat where the church has no number', () => {
  expect(fillPage(`<a ${contentSlot('chat')}>`, siteContent(defaultDocuments))).toBe('<a >');
});

it('says on which dates a meeting is suspended or moved, and why (R60)', () => {
  const [meeting] = defaultDocuments.horarios.filter(({ titulo }) => titulo === 'Red de Jovenes');
  const reunion = meeting?.id ?? '';
  const still = { inicio: null, fin: null, lugar: null, motivo: null };
  const filled = fillPage(
    contentSlot('reuniones'),
    siteContent({
      ...defaultDocuments,
      excepciones: [
        { ...still, reunion, fecha: '2026-11-28', tipo: 'suspendida', motivo: '<Bloqueo>' },
        { ...still, reunion, fecha: '2026-12-05', tipo: 'movida', inicio: '18:00', fin: '20:00' },
      ],
    }),
  );
  expect(filled).toContain(
    '<li>Red de Jovenes: sábado, 19:00 – 21:00. El sábado 28-11 no hay: &lt;Bloqueo&gt;. ' +
      'El sábado 05-12 es de 18:00 a 20:00</li>',
  );
  expect(filled).toContain('<li>Red de Adolescentes: sábado, 17:00 – 19:00</li>');
});
