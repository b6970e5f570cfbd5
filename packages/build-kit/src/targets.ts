/** The oldest Chromium that the site and the widgets run in. */
export const chromeTarget = 'chrome109';

/** The oldest browsers that the site and the widgets run in (docs/architecture.md), as Vite's `build.target`. */
export const browserTargets = [chromeTarget, 'safari16.4', 'firefox115'];

/**
 * First line of a script that runs almost completely at its start: Chromium then compiles the file while it loads, off
 * the main thread, instead of each function at its first call. Other browsers read a comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
