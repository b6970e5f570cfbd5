import { server } from 'vitest/browser';
import maker from '../../packages/ui/baselines/made-by.json';

const chromium = /Chrom\w*\/(\d+)/.exec(navigator.userAgent)?.[1];

/** Why this run cannot be compared with the baselines, as another browser draws other letters; nothing where it can. */
export const whyNotComparable =
  maker.chromium === chromium && maker.platform === server.platform
    ? undefined
    : `The baselines were made by Chromium ${maker.chromium} on ${maker.platform}, ` +
      `this is Chromium ${chromium} on ${server.platform}: all pictures are skipped.`;

// Once, not for each file as the setup runs.
if (whyNotComparable) console.warn(whyNotComparable);
