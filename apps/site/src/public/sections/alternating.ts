/** Look of the n-th of several sections in a row: picture and ground change sides and shades. */
export function alternating(index: number) {
  const odd = index % 2 === 1;
  return { reversed: odd, tone: odd ? 'sunken' : 'ground' } as const;
}
