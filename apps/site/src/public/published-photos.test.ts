import { defaultContent } from '@ministerio/content/site';
import { expect, it } from 'vitest';
import { publishedPhotographs, withPhotos } from './published-photos.ts';

const photo = (digit: string, alt: string) => ({
  id: digit.repeat(32),
  alt,
  foco: [0.8, 0] as [number, number],
});
const photos = {
  portada: photo('c', 'Todos en el patio'),
  'cabecera-estudios': photo('d', 'Una Biblia abierta'),
  'ministerio-jovenes': photo('a', 'Una guitarra'),
  'actividad-semana-santa': photo('b', 'Palmas en la puerta'),
  'ministerio-evangelismo': null,
};
const site = { ...defaultContent, photos };

it('a published photo takes the place of the glass of its first screen, head, ministry or activity, and of no other', () => {
  const { home, heads, ministries, activities } = withPhotos(site);
  const files = publishedPhotographs(site);
  const shown = [
    ['home', home.hero.picture] as const,
    ...Object.entries(heads),
    ...ministries.map(({ id, picture }) => [id, picture] as const),
    ...activities.map(({ id, imagen }) => [id, imagen] as const),
  ].flatMap(([id, { photograph, alt }]) => (photograph ? [[id, alt, files[photograph]?.src]] : []));
  expect(shown).toEqual([
    ['home', 'Todos en el patio', `/fotos/${'c'.repeat(32)}-800.webp`],
    ['studies', 'Una Biblia abierta', `/fotos/${'d'.repeat(32)}-800.webp`],
    ['jovenes', 'Una guitarra', `/fotos/${'a'.repeat(32)}-800.webp`],
    ['semana-santa', 'Palmas en la puerta', `/fotos/${'b'.repeat(32)}-800.webp`],
  ]);
});

it('without photos the content is as it was', () => {
  const { home, ministries, activities } = defaultContent;
  expect(withPhotos(defaultContent)).toMatchObject({ home, ministries, activities });
  expect(publishedPhotographs(defaultContent)).toEqual({});
});
