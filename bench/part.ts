/** Unit of a measured quantity: times in milliseconds, sizes in bytes, scores from 0 to 1. */
export type Unit = 'ms' | 'bytes' | 'score' | 'per second' | 'ratio' | 'count';

/** One quantity of one subject, measured several times in the same run as its peers'. */
export interface Measurement {
  /** Measured quantity, in the same words for every subject: 'script, brotli'. */
  readonly what: string;
  /** Measured subject, with its version where it is not ours: 'ours', 'AG Grid 36.1.0'. */
  readonly subject: string;
  readonly unit: Unit;
  readonly samples: readonly number[];
}

/** A promise and what was found; a gate that is not met makes `npm run bench` fail. */
export interface Gate {
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  readonly relation: 'at most' | 'at least';
  readonly limit: number;
  /** Why it is not met, or what a reader should know of the number. */
  readonly explanation?: string;
}

/** Result of one part of the benchmark. */
export interface PartResult {
  readonly measurements: readonly Measurement[];
  readonly gates: readonly Gate[];
  readonly notes?: readonly string[];
}

/** Context of a part. */
export interface PartContext {
  /** The repository's folder. */
  readonly root: string;
  /** Path of the Chromium to measure in. */
  readonly chromium: string;
  /** How often each quantity is measured. */
  readonly runs: number;
}

/** One part of the benchmark; `npm run bench -- NAME` runs it alone. */
export interface Part {
  readonly name: string;
  readonly title: string;
  run(context: PartContext): Promise<PartResult>;
}
