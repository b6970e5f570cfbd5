/** Whole version of the package, set by the build. */
declare const __WIDGET_VERSION__: string;

/** Version of this bundle, such as `0.1.0`. */
export const version: string = __WIDGET_VERSION__;

const sitePattern = /https?:\/\/[^\s()@]+?(?=\/widgets\/)/;
const script = typeof document === 'undefined' ? null : document.currentScript;

/**
 * The site that served this script, such as `https://iglesia.example`. A module has no `currentScript`, but finds its
 * address in a stack trace; that costs a millisecond or two, so it is read on demand.
 * @returns `undefined` where the code was bundled into a page's own script.
 */
export function scriptSite(): string | undefined {
  const source = script instanceof HTMLScriptElement ? script.src : (new Error().stack ?? '');
  return sitePattern.exec(source)?.[0];
}

let cached: string | undefined;

/** The site to ask unless an attribute names another. */
export function defaultSite(): string {
  cached ??= scriptSite() ?? location.origin;
  return cached;
}
