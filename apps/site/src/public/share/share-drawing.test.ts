import { church, type Palette, palette } from '@ministerio/content';
import { defaultContent } from '@ministerio/content/site';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { shareAssets } from '../../../scripts/share-assets.ts';
import { shareDrawings } from './share-assets.ts';
import { drawShare, type ShareDrawings } from './share-drawing.ts';
import { shareShapes } from './share-shapes.ts';
import { type ShareWords, shareWords } from './share-words.ts';

/** A second church's colours: its night and paper are others. */
const reds: Palette = { ...palette, noche: '#2A0E14', papel: '#FFF8F2', sol: '#FFC95C', teja: '#B3261E' };
const MOST_BYTES = 150_000;
const shapes = ['wide', 'square'] as const;

const linear = (value: number) =>
  value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
const luminance = ([red, green, blue]: readonly [number, number, number]) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

const pixels = async (svg: string) => {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
};

/**
 * The worst contrast between letters and what is behind them, pixel by pixel: the picture without its words is looked at
 * wherever words change it.
 */
async function worstContrast(words: ShareWords, shape: (typeof shapes)[number], drawings: ShareDrawings) {
  const { palette: colors } = drawings;
  const draw = (said: ShareWords, product: string) => pixels(drawShare(said, { shape, product }, drawings));
  const whole = await draw(words, church.product);
  const ground = await draw({ ...words, title: '', hours: [], lines: [] }, '');
  const paper = luminance(channels(colors.papel));
  let worst = 21;
  for (let at = 0; at < whole.data.length; at += 3) {
    const pixel = (from: Buffer): [number, number, number] => [
      from[at] ?? 0,
      from[at + 1] ?? 0,
      from[at + 2] ?? 0,
    ];
    const [red, green, blue] = channels(colors.papel);
    const [r, g, b] = pixel(whole.data);
    const isLetter = Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) < 6;
    const before = pixel(ground.data);
    if (!isLetter || before.join() === pixel(whole.data).join()) continue;
    worst = Math.min(worst, (paper + 0.05) / (luminance(before) + 0.05));
  }
  return worst;
}

let drawings: ShareDrawings;
let others: ShareDrawings;
beforeAll(async () => {
  drawings = shareDrawings(await shareAssets());
  others = shareDrawings(await shareAssets(reds));
});

/** Letters' outlines in a picture, as boxes. */
function boxes(svg: string) {
  // After the window, the night over it and the sign.
  const words = svg.slice(svg.lastIndexOf('</g>'));
  return [...words.matchAll(/<path fill="(#[0-9A-Fa-f]{6})" d="(M[\d.-]+ [\d.-]+[^"]*)"/g)].flatMap(
    ([, fill, d = '']) => {
      const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
      const xs = numbers.filter((_, index) => index % 2 === 0);
      const ys = numbers.filter((_, index) => index % 2 === 1);
      return [
        {
          fill,
          left: Math.min(...xs),
          right: Math.max(...xs),
          top: Math.min(...ys),
          bottom: Math.max(...ys),
        },
      ];
    },
  );
}

/** A rosette and an emblem with much light, and words of few and many lines. */
const some = shareWords(defaultContent).filter(({ name }) =>
  ['Inicio', 'ministerios-evangelismo', 'actividad-semana-santa'].includes(name),
);
const long: ShareWords = {
  name: 'prueba',
  title: 'Encuentro anual de jóvenes, adolescentes y familias del norte',
  hours: [
    ['Lunes, miércoles y viernes', '06:30, 08:30, 10:30, 18:00 y 19:30'],
    ['Sábado', '17:00'],
  ],
  lines: [
    'Desde el primer domingo de cuaresma hasta el de Pentecostés',
    'Centro de retiros El Paraíso, kilómetro 14',
  ],
  glass: 'emblema-jovenes',
};
const hostile: ShareWords = {
  ...long,
  title: `</svg><image href="http://evil.example/a.png"/> & "日本" ${'W'.repeat(60)}`,
  lines: ['<!ENTITY x SYSTEM "file:///etc/passwd">'],
};

describe.each(shapes)('%s', (shape) => {
  const product = church.product;

  it.each([...shareWords(defaultContent), long, hostile].map((words) => [words.name, words] as const))(
    'keeps the words of %s on the night and within the picture',
    (_, words) => {
      const { width, height, fade, margin } = shareShapes[shape];
      const shown = boxes(drawShare(words, { shape, product }, drawings)).filter(
        ({ right }) => right !== width,
      );
      expect(shown.length).toBeGreaterThan(0);
      for (const { left, right, top, bottom } of shown) {
        expect(left).toBeGreaterThanOrEqual(margin - 4);
        expect(right).toBeLessThanOrEqual(fade.axis === 'x' ? fade.from : width - margin);
        expect(top).toBeGreaterThanOrEqual(fade.axis === 'y' ? fade.from : 0);
        expect(bottom).toBeLessThanOrEqual(height - 16);
      }
    },
  );
});

test('words have 4.5:1 to every pixel behind them, in the colours of another church too', async () => {
  for (const shape of shapes) {
    for (const words of [...some, long]) {
      for (const drawn of [drawings, others]) {
        expect(await worstContrast(words, shape, drawn)).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test('hours have 4.5:1 to their ground', () => {
  for (const colors of [palette, reds]) {
    const [one, other] = [colors.sol, colors.noche].map((color) => luminance(channels(color)));
    expect(((one ?? 0) + 0.05) / ((other ?? 0) + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});

test('no text of a person is in the file, and nothing from elsewhere', () => {
  const svg = drawShare(hostile, { shape: 'wide', product: '<script>' }, drawings);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /evil|passwd|<script|<image|<text|href|NaN|undefined/,
  );
});

test('another church’s pictures have its colours', () => {
  const words = shareWords(defaultContent)[0] ?? long;
  const svg = drawShare(words, { shape: 'wide', product: church.product }, others);
  expect(svg).not.toContain(palette.noche);
  expect(svg).toContain(reds.noche);
});

test('a picture stays under 150 KB', async () => {
  for (const words of [...some, long]) {
    const svg = drawShare(words, { shape: 'wide', product: church.product }, drawings);
    const { length } = await sharp(Buffer.from(svg)).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
    expect(length).toBeLessThanOrEqual(MOST_BYTES);
  }
});
