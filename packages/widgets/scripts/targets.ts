import { browserslistToTargets } from 'lightningcss';

/** Oldest browsers that widgets run in (docs/architecture.md). */
export const jsTarget = ['chrome109', 'safari16.4', 'firefox115'];

/** The same for styles. */
export const browsers = browserslistToTargets(['chrome 109', 'safari 16.4', 'firefox 115']);
