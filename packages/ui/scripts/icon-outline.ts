/** Turns the shapes of an icon into the data of one SVG path, so that an icon costs a page one short text. */

/** A shape of a lucide icon: element name and attributes. */
export type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string | number>>];

const round = (value: number) => Math.round(value * 1000) / 1000;

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = `a${rx} ${ry} 0 1 0 `;
  return `M${round(cx - rx)} ${cy}${half}${round(2 * rx)} 0${half}${round(-2 * rx)} 0`;
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = (dx: number, dy: number) => (radius ? `a${radius} ${radius} 0 0 1 ${dx} ${dy}` : '');
  return [
    `M${round(x + radius)} ${y}h${round(width - 2 * radius)}`,
    corner(radius, radius),
    `v${round(height - 2 * radius)}`,
    corner(-radius, radius),
    `h${round(2 * radius - width)}`,
    corner(-radius, -radius),
    `v${round(2 * radius - height)}`,
    corner(radius, -radius),
    'z',
  ].join('');
}

function outline([tag, attributes]: IconShape): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      return String(attributes.d);
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect':
      return rectangle(
        number('x'),
        number('y'),
        number('width'),
        number('height'),
        number('rx') || number('ry'),
      );
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
      return `M${attributes.points}`;
    case 'polygon':
      return `M${attributes.points}z`;
    default:
      throw new Error(`An icon contains a <${tag}>, which this script cannot draw as a path yet.`);
  }
}

/** Makes a relative first move absolute, because it would start at the end of the previous shape; its implied lines stay relative. */
function startAbsolute(data: string): string {
  // A second point ends a number: `.768.866` are two.
  const number = String.raw`(-?(?:\d+\.?\d*|\.\d+))`;
  const move = new RegExp(String.raw`^m\s*${number}[\s,]*${number}[\s,]*(?=[-\d.])`);
  return data.replace(move, 'M$1 $2l').replace(/^m/, 'M');
}

/**
 * The data of one path with all shapes.
 * @throws Error - a shape is of an unknown kind.
 */
export function outlineOf(shapes: readonly IconShape[]): string {
  return shapes.map((shape) => startAbsolute(outline(shape))).join('');
}
