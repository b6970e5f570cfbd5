import type { Cell } from './emblem.ts';

const RADIANS = Math.PI / 180;

const at = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;

/** An entry of a list that begins again at its end. */
export function inTurn<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}

/** Path data of a circle. */
export function circle(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 1`;
  return `M${x - radius} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0Z`;
}

/**
 * Path data of a star.
 * @param outer - radius of its points.
 * @param inner - radius between them.
 * @param degrees - of its first point, clockwise from the right.
 */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  degrees = -90,
): string {
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const angle = (degrees + (index * 180) / points) * RADIANS;
    const radius = index % 2 === 0 ? outer : inner;
    return at(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  });
  return `M${corners.join('L')}Z`;
}

/** A bar with one round end, as a finger is: from one point to another, so wide. */
export function finger(fromX: number, fromY: number, toX: number, toY: number, width: number): string {
  const angle = Math.atan2(toY - fromY, toX - fromX);
  const [dx, dy] = [(-Math.sin(angle) * width) / 2, (Math.cos(angle) * width) / 2];
  const tip = `A${width / 2} ${width / 2} 0 0 0 ${at(toX - dx, toY - dy)}`;
  return `M${at(fromX + dx, fromY + dy)}L${at(toX + dx, toY + dy)}${tip}L${at(fromX - dx, fromY - dy)}Z`;
}

/** Path data of a leaf or a grain. @param degrees - of its tip, clockwise from the top. */
export function leaf(x: number, y: number, degrees: number, length: number, width: number): string {
  const [alongX, alongY] = [Math.sin(degrees * RADIANS), -Math.cos(degrees * RADIANS)];
  const on = (along: number, across: number) =>
    at(x + alongX * along - alongY * across, y + alongY * along + alongX * across);
  const [tip, upper, lower, foot] = [length * 0.75, length * 0.25, -length * 0.4, -length * 0.6];
  const right = `C${on(upper, width)} ${on(lower, width)} ${on(foot, 0)}`;
  return `M${on(tip, 0)}${right}C${on(lower, -width)} ${on(upper, -width)} ${on(tip, 0)}Z`;
}

/** Path data of spokes. @param from - angle of the first, radians. */
export function spokes(
  x: number,
  y: number,
  [inner, outer]: readonly [number, number],
  count: number,
  from = 0,
): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = from + (index * 2 * Math.PI) / count;
    const on = (radius: number) => at(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    return `M${on(inner)}L${on(outer)}`;
  }).join('');
}

interface Fan {
  readonly count: number;
  /** Degrees of the first one's edge, clockwise from the right. */
  readonly from: number;
  /** Degrees of each. @default as many as leave no gap */
  readonly width?: number;
}

/** Wedges of glass around a point. */
export function fan(
  x: number,
  y: number,
  radius: number,
  { count, from, width = 360 / count }: Fan,
  colors: readonly [string, ...string[]],
): readonly Cell[] {
  return Array.from({ length: count }, (_, index): Cell => {
    const start = from + (index * 360) / count;
    const on = (degrees: number) =>
      at(x + radius * Math.cos(degrees * RADIANS), y + radius * Math.sin(degrees * RADIANS));
    return [`M${x} ${y}L${on(start)} ${on(start + width)}Z`, inTurn(colors, index)];
  });
}

/** Path data of absolute commands, smaller and elsewhere. @param scale - before it is moved. */
export function moved(d: string, scale: number, dx: number, dy: number): string {
  let isX = false;
  return d.replace(/-?\d+(\.\d+)?/g, (text) => {
    isX = !isX;
    const value = Math.round(Number(text) * scale + (isX ? dx : dy));
    return value < 0 ? `${value}` : ` ${value}`;
  });
}
