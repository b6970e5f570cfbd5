const ours = /https?:\/\/[^\s()@]+?(?=\/widgets\/)/;
const script = typeof document === 'undefined' ? null : document.currentScript;

/**
 * The site that this script came from, such as `https://iglesia.example`. A module has no `currentScript`; its own line
 * in a stack trace says the same, which costs a module's visitor a millisecond or two and is made only when asked for.
 * @returns `undefined` where the code was bundled into a page's own script.
 */
export function scriptSite(): string | undefined {
  const source = script instanceof HTMLScriptElement ? script.src : (new Error().stack ?? '');
  return ours.exec(source)?.[0];
}

let known: string | undefined;

/** The site to ask where nothing else is said. */
export function defaultSite(): string {
  known ??= scriptSite() ?? location.origin;
  return known;
}
