/**
 * A colour on the way from one to another, in sRGB.
 * @param from - `#RRGGBB`.
 * @param to - `#RRGGBB`.
 * @param amount - 0 is `from`, 1 is `to`.
 * @returns `#rrggbb`.
 */
export function mix(from: string, to: string, amount: number): string {
  const a = channels(from);
  const b = channels(to);
  const mixed = a.map((channel, index) => Math.round(channel + ((b[index] ?? channel) - channel) * amount));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channels(hex: string): readonly number[] {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new RangeError(`@ministerio/ui: "${hex}" is no colour; write it as #RRGGBB.`);
  return match.slice(1).map((part) => Number.parseInt(part, 16));
}
