/**
 * An http or https address as the browser spells it, without a closing slash.
 * @returns `undefined` for anything else, `javascript:` among it.
 */
export function webAddress(text: string): string | undefined {
  try {
    const { protocol, href } = new URL(text);
    return /^https?:$/.test(protocol) ? href.replace(/\/$/, '') : undefined;
  } catch {
    return undefined;
  }
}
