import type { Unit } from './part.ts';

const SIGNIFICANT = 3;

/** A number with three significant digits, and thousands apart. */
function digits(value: number): string {
  return value.toLocaleString('en-US', {
    maximumSignificantDigits: Math.abs(value) >= 1000 ? 6 : SIGNIFICANT,
    maximumFractionDigits: 3,
  });
}

/** A value as people read it: `8.16 KB` (of 1,000 bytes), `120 ms`, `0.48`. */
export function format(value: number, unit: Unit): string {
  switch (unit) {
    case 'bytes':
      return value < 1000 ? `${value} bytes` : `${(value / 1000).toFixed(2)} KB`;
    case 'ms':
      return `${digits(value)} ms`;
    case 'per second':
      return `${Math.round(value).toLocaleString('en-US')} a second`;
    case 'score':
    case 'ratio':
    case 'count':
      return digits(value);
  }
}
