/** One ring of the rosette. */
export interface Ring {
  /** How many segments go around. */
  readonly segments: number;
  /** Distances from the centre; the rim of the whole rosette is 1000. */
  readonly inner: number;
  readonly outer: number;
  /** Share of segments that are broken into four shards; the others are one petal. */
  readonly broken: number;
  /** How far a petal's outer edge swells beyond the ring, as a share of the ring's width. */
  readonly bulge: number;
}

/**
 * The rings from the centre outwards. Whole and broken rings alternate: the eye needs the calm of the
 * petals to read the shards as light.
 */
export const rings: readonly Ring[] = [
  { segments: 8, inner: 0, outer: 82, broken: 0, bulge: 0.1 },
  { segments: 16, inner: 82, outer: 178, broken: 0.94, bulge: 0 },
  { segments: 16, inner: 178, outer: 282, broken: 0.06, bulge: 0.34 },
  { segments: 32, inner: 282, outer: 402, broken: 0.7, bulge: 0.16 },
  { segments: 24, inner: 402, outer: 530, broken: 0.08, bulge: 0.3 },
  { segments: 40, inner: 530, outer: 668, broken: 0.84, bulge: 0.12 },
  { segments: 32, inner: 668, outer: 806, broken: 0.14, bulge: 0.34 },
  { segments: 48, inner: 806, outer: 912, broken: 0.72, bulge: 0.2 },
  { segments: 48, inner: 890, outer: 972, broken: 0.04, bulge: 0.3 },
];
