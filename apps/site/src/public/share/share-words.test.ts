import { emblemNames, emblemOf, ministries } from '@ministerio/content';
import { defaultContent } from '@ministerio/content/site';
import { textKey } from '@ministerio/contract/domain';
import { assert, expect, it } from 'vitest';
import { sharePictures } from './share-pictures.ts';
import { hoursOf, shareWords } from './share-words.ts';

const wordsOf = (name: string, site = defaultContent) =>
  shareWords(site).find((words) => words.name === name);

it('says name, days and hours as they are published', () => {
  expect(wordsOf('ministerios-jovenes')).toMatchObject({
    title: 'Red de Jovenes',
    hours: [['Sábado', '19:00']],
    glass: 'emblema-jovenes',
  });
  expect(wordsOf('Inicio')?.hours).toEqual([['Domingo', '06:30, 08:30, 10:30 y 18:00']]);
  expect(wordsOf('red_joven-ciet')?.hours).toEqual([['Lunes a viernes', '09:00 a 17:00']]);
  expect(wordsOf('noticias-escuelavida')?.hours).toEqual([['', '15:30 y 19:00']]);
  expect(wordsOf('actividad-servicio-juvenil')).toMatchObject({
    hours: [['Sábado', '19:00']],
    glass: 'emblema-serviciojuvenil',
  });
  const later = defaultContent.schedules.map((one) =>
    one.id === 'jovenes' ? { ...one, inicio: '20:00' } : one,
  );
  const site = { ...defaultContent, schedules: later };
  expect(wordsOf('ministerios-jovenes', site)?.hours).toEqual([['Sábado', '20:00']]);
  expect(wordsOf('actividad-servicio-juvenil', site)?.hours).toEqual([['Sábado', '20:00']]);
});

it('says no hour rather than a third line of them', () => {
  const [meeting] = defaultContent.schedules;
  assert(meeting);
  const on = (weekday: number) => ({ ...meeting, dias: [weekday] });
  expect(hoursOf([on(1), on(3)])).toHaveLength(2);
  expect(hoursOf([on(1), on(3), on(5)])).toEqual([]);
});

it('gives every page that is listed, section and activity a picture, and another address to other words', () => {
  const drawer = { version: '1', load: () => Promise.reject(new Error('nothing is drawn here')) };
  const pictures = sharePictures(drawer)(defaultContent);
  expect(Object.keys(pictures)).toHaveLength(2 * (7 + 6 + 3 + 4 + 3));
  const later = defaultContent.schedules.map((one) =>
    one.id === 'jovenes' ? { ...one, inicio: '20:00' } : one,
  );
  const changed = sharePictures(drawer)({ ...defaultContent, schedules: later });
  const differ = Object.keys(pictures).filter((name) => pictures[name]?.path !== changed[name]?.path);
  expect(differ).toEqual([
    'ministerios-jovenes',
    'ministerios-jovenes-cuadrado',
    'actividad-servicio-juvenil',
    'actividad-servicio-juvenil-cuadrado',
  ]);
});

it('knows each subject’s emblem by its key', () => {
  for (const name of emblemNames) expect(emblemOf(name)).toBe(name);
  for (const { title, picture } of ministries) expect(emblemOf(textKey(title))).toBe(picture.emblem);
  expect(emblemOf(textKey('  RED de Jóvenes '))).toBe('jovenes');
  for (const name of ['Jóvenes', 'Exploradores del Rey', 'Semana Santa'])
    expect(emblemOf(textKey(name))).toBeDefined();
  for (const name of ['coro', '', 'jovenes y adultos']) expect(emblemOf(name)).toBeUndefined();
});
