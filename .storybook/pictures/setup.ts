import { beforeEach } from 'vitest';
import { whyNotComparable } from './comparable.ts';

beforeEach(({ skip }) => skip(whyNotComparable !== undefined, whyNotComparable));
