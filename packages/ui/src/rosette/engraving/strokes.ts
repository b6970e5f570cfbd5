import { between, type Random } from '../random.ts';

/** Size of an engraving, in its own units. */
export const SHEET = { width: 800, height: 1000 } as const;

/** A stroke of the burin: path data and width. */
export function stroke(d: string, width: number): string {
  return `<path d="${d}" fill="none" stroke-width="${width}"/>`;
}

/** A filled shape; `fill` is a colour or a hatching of `hatchings`. */
export function shape(d: string, fill: string, width = 4): string {
  return `<path d="${d}" fill="${fill}" stroke-width="${width}"/>`;
}

/** Path data of a circle. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/**
 * Lines of a sky, thinner towards the horizon, around a round sun.
 * @param horizon - height of the horizon.
 */
export function sky(random: Random, horizon: number, sun: { x: number; y: number; r: number }): string {
  const lines: string[] = [];
  for (let y = 36; y < horizon - 10; y += 15) {
    const wave = between(random, -7, 7);
    const half = Math.sqrt(Math.max(0, (sun.r + 16) ** 2 - (y - sun.y) ** 2));
    const width = 1.2 + 2.4 * (1 - y / horizon);
    const line = (from: number, to: number) =>
      stroke(
        `M${from.toFixed(0)} ${y}q${((to - from) / 2).toFixed(0)} ${wave.toFixed(0)} ${(to - from).toFixed(0)} 0`,
        Number(width.toFixed(1)),
      );
    if (half > 0) lines.push(line(24, sun.x - half), line(sun.x + half, SHEET.width - 24));
    else lines.push(line(24 + between(random, 0, 60), SHEET.width - 24 - between(random, 0, 60)));
  }
  return lines.join('');
}

/** Short curls that fill an ellipse: leaves and grass, denser below, where less light falls. */
export function curls(
  random: Random,
  ellipse: { x: number; y: number; rx: number; ry: number },
  count: number,
): string {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    const x = ellipse.x + Math.cos(angle) * reach * ellipse.rx;
    const y = ellipse.y + Math.sin(angle) * reach * ellipse.ry;
    const size = between(random, 9, 20);
    d += `M${x.toFixed(0)} ${y.toFixed(0)}q${(size / 2).toFixed(0)} ${(-size * 0.8).toFixed(0)} ${size.toFixed(0)} 0`;
  }
  return stroke(d, 2.6);
}

/** Names of the hatchings that shapes can be filled with, from light to dark. */
export const hatching = { light: 'url(#h1)', middle: 'url(#h2)', dark: 'url(#h3)' } as const;

/** Definitions of the hatchings. */
export function hatchings(ink: string): string {
  const pattern = (id: string, step: number, angle: number, lines: string) =>
    `<pattern id="${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})" stroke="${ink}">${lines}</pattern>`;
  return [
    '<defs>',
    pattern('h1', 11, 32, '<path d="M0 0v11" stroke-width="2.4"/>'),
    pattern('h2', 8, 32, '<path d="M0 0v8" stroke-width="4.4"/>'),
    pattern('h3', 8, 32, '<path d="M0 0v8M0 0h8" stroke-width="5.2"/>'),
    '</defs>',
  ].join('');
}
