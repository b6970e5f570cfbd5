import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@ministerio/contract/domain';
import { parseCookie, stringifySetCookie } from 'cookie';
import { isHttps } from '../http/own-pages.ts';
import type { Installation } from './installation.ts';

/** How long a device is known after its last sign-in, in milliseconds. */
export const DEVICE_LIFETIME_MS: number = 180 * DAY_MS;

const NAME = 'equipo';
/** The only call that reads it. */
const PATH = '/api/auth/login';
const ID_BYTES = 12;
const FORM = /^(\d{1,10})\.(\d{1,10})\.(\d{1,16})\.([\w-]{16})\.([\w-]{43})$/;

/** A device from which an account signed in. */
export interface Device {
  readonly accountId: number;
  /** Token version of the account at that sign-in: a new password raises it. */
  readonly version: number;
  /** Random, the device's own: its tries are counted under it. */
  readonly id: string;
}

/**
 * The cookie of a browser that signed in (R59), as OWASP's "device cookies": no right, only tries of its own, which
 * nobody else on the network can use up. It holds no name; the name's key is part of what is signed.
 */
export class DeviceCookies {
  readonly #installation: Installation;
  readonly #key: Buffer;

  constructor(installation: Installation) {
    this.#installation = installation;
    this.#key = createHmac('sha256', installation.key).update(`device\0${installation.audience}`).digest();
  }

  /**
   * A device for a good sign-in.
   * @param nameKey - of the account's name.
   * @param nowMs - UTC milliseconds.
   * @returns the value of `Set-Cookie`.
   */
  issue({ id, version }: { readonly id: number; readonly version: number }, nameKey: string, nowMs: number) {
    const { publicUrl, random } = this.#installation;
    const content = [id, version, nowMs, random.text(ID_BYTES)].join('.');
    return stringifySetCookie({
      name: NAME,
      value: `${content}.${this.#sign(content, nameKey)}`,
      path: PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: isHttps(publicUrl),
      maxAge: DEVICE_LIFETIME_MS / 1000,
    });
  }

  /**
   * Reads the device of a request.
   * @param header - `Cookie`, as it was sent.
   * @param nameKey - of the typed name: the cookie of one name with another is none.
   * @param nowMs - UTC milliseconds.
   */
  read(header: string | undefined, nameKey: string, nowMs: number): Device | null {
    const parts = FORM.exec(parseCookie(header ?? '')[NAME] ?? '');
    if (parts === null) return null;
    const [value, accountId, version, issued, id = '', signature = ''] = parts;
    const content = value.slice(0, -signature.length - 1);
    if (!timingSafeEqual(Buffer.from(this.#sign(content, nameKey)), Buffer.from(signature))) return null;
    const issuedMs = Number(issued);
    const isOver = issuedMs < this.#installation.notBeforeMs || issuedMs <= nowMs - DEVICE_LIFETIME_MS;
    return isOver ? null : { accountId: Number(accountId), version: Number(version), id };
  }

  #sign(content: string, nameKey: string): string {
    return createHmac('sha256', this.#key).update(`${content}\0${nameKey}`).digest('base64url');
  }
}
