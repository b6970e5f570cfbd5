import * as z from 'zod/mini';
import { cleanLine } from '../../domain/text/plain-text.ts';

const NO_LINK = 'Escribe una dirección completa, como https://…, o de este sitio, como /red_joven';

/** An https address of a named host, without credentials or port (R60). */
const HTTPS = /^https:\/\/((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+)(?:[/?#][^\s"'<>\\^`{|}]*)?$/i;

/** The host of an address that may be linked; null for any other text, `javascript:` and relative ones included. */
export function linkHost(address: string): string | null {
  return HTTPS.exec(address)?.[1]?.toLowerCase() ?? null;
}

/**
 * Whether an address leads neither to this site nor to a host of the church's networks (R47).
 * @param known - addresses of the site and of the networks; null for those that are not set
 */
export function isForeignLink(address: string, known: readonly (string | null)[]): boolean {
  const host = linkHost(address);
  return host !== null && !known.some((one) => one !== null && linkHost(one) === host);
}

/**
 * An https address, up to 300 characters.
 * @param refusal - message in Spanish
 * @param hosts - if given, the only allowed hosts; their subdomains are allowed too
 */
export function httpsAddress(refusal: string, hosts?: readonly string[]) {
  const isAllowed = (host: string) =>
    hosts?.some((allowed) => host === allowed || host.endsWith(`.${allowed}`)) ?? true;
  return z.string({ error: refusal }).check(
    z.overwrite(cleanLine),
    z.maxLength(300, refusal),
    z.refine((text) => {
      const host = linkHost(text);
      return host !== null && isAllowed(host);
    }, refusal),
  );
}

/** A path of this site with an optional hash: `/red_joven#reunion`. */
const ownPath = z
  .string()
  .check(z.overwrite(cleanLine), z.maxLength(100, NO_LINK), z.regex(/^\/[\w-]*(?:#[\w-]+)?$/, NO_LINK));

/** A path of this site, or an address elsewhere. */
export const linkAddress = z.union([ownPath, httpsAddress(NO_LINK)], NO_LINK);
