import { beforeEach } from 'vitest';
import { server } from 'vitest/browser';
import maker from '../../packages/ui/baselines/made-by.json';

const chromium = /Chrom\w*\/(\d+)/.exec(navigator.userAgent)?.[1];
const comparable = maker.chromium === chromium && maker.platform === server.platform;

// Another browser draws other letters: the run says so and counts what it skipped.
beforeEach(({ skip }) =>
  skip(
    !comparable,
    `The baselines were made by Chromium ${maker.chromium} on ${maker.platform}, ` +
      `this is Chromium ${chromium} on ${server.platform}`,
  ),
);
