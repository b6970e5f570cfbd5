import { describe, expect, it } from 'vitest';
import { photoIn, photoSource } from './photo-source.ts';

const id = 'f07090a1b2c3d4e5f60718293a4b5c6d';

describe('files of a published photo', () => {
  it('are on our own server, the smallest format first, in every width', () => {
    const { src, alternatives } = photoSource({ id, foco: [0, 1] });
    expect(src).toBe(`/fotos/${id}-800.webp`);
    expect(alternatives).toEqual([
      {
        type: 'image/avif',
        srcSet: `/fotos/${id}-480.avif 480w, /fotos/${id}-800.avif 800w, /fotos/${id}-1200.avif 1200w`,
      },
      {
        type: 'image/webp',
        srcSet: `/fotos/${id}-480.webp 480w, /fotos/${id}-800.webp 800w, /fotos/${id}-1200.webp 1200w`,
      },
    ]);
  });

  it.each([
    [[0, 1], { x: 0, y: 10 }],
    [[0.5, 0.44], { x: 5, y: 4 }],
    [[0.96, 0.05], { x: 10, y: 1 }],
  ] as const)('the point %j is in the tenths %j', (foco, focus) => {
    expect(photoSource({ id, foco: [...foco] }).focus).toEqual(focus);
  });

  it('are absolute on another page', () => {
    expect(photoSource({ id, foco: [0, 0] }, 'https://iglesia.example').src).toBe(
      `https://iglesia.example/fotos/${id}-800.webp`,
    );
  });
});

it.each(['vision', 'ministerio-jovenes', 'constructor', '__proto__'])(
  '%s without a photo has none',
  (slot) => {
    expect(photoIn({ vision: null, bienvenida: { id, alt: 'x', foco: [0, 0] } }, slot)).toBeNull();
  },
);

it('a photo comes with its alternative text', () => {
  expect(photoIn({ bienvenida: { id, alt: 'Jóvenes', foco: [0, 0] } }, 'bienvenida')?.alt).toBe('Jóvenes');
});
