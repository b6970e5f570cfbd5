import type { Answer, Target } from '../target.ts';
import { ADMIN } from './own-server.ts';

/** Somebody with an account on the attacked server. */
export interface Someone {
  readonly id: number;
  readonly username: string;
  readonly password: string;
  readonly token: string;
}

/** Less than the five minutes of R46. */
const FRESH_MS = 4 * 60_000;

interface Call {
  readonly as?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls of the API on a server of our own. Each comes from another network, but where a check is about one network. */
export class Attacker {
  readonly target: Target;
  readonly #confirmations = new Map<
    string,
    { readonly headers: Record<string, string>; readonly sinceMs: number }
  >();
  #visitors = 0;
  #people = 0;

  constructor(target: Target) {
    this.target = target;
  }

  call(method: string, path: string, { as, body, headers = {} }: Call = {}): Promise<Answer> {
    this.#visitors += 1;
    const n = this.#visitors;
    return this.target.ask(`/api${path}`, {
      method,
      headers: {
        'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
        ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** A call that has to work for the attack to go on. */
  async must<T>(method: string, path: string, call: Call = {}): Promise<T> {
    const { status, body } = await this.call(method, path, call);
    if (status !== 200) throw new Error(`${method} ${path}: ${status}`);
    return JSON.parse(body) as T;
  }

  async signIn({ username, password }: Pick<Someone, 'username' | 'password'>): Promise<string> {
    const { token } = await this.must<{ token: string }>('POST', '/auth/login', {
      body: { username, password },
    });
    return token;
  }

  /** The administrator that the server was started with. */
  async administrator(): Promise<Someone> {
    const token = await this.signIn(ADMIN);
    return { ...ADMIN, id: idIn(token), token };
  }

  /** The header of a confirmation that is still fresh. */
  async confirmed({ token, password }: Someone): Promise<Record<string, string>> {
    const last = this.#confirmations.get(token);
    if (last !== undefined && Date.now() - last.sinceMs < FRESH_MS) return last.headers;
    const { confirmacion } = await this.must<{ confirmacion: string }>('POST', '/auth/me/confirmar', {
      as: token,
      body: { clave: password },
    });
    const headers = { 'x-confirmacion': confirmacion };
    this.#confirmations.set(token, { headers, sinceMs: Date.now() });
    return headers;
  }

  /** Makes another account. @param by - an administrator. */
  async someone(role: 'ADMIN' | 'USER', by: Someone): Promise<Someone> {
    this.#people += 1;
    const username = `persona${this.#people}`;
    const password = `gallo nublado ${username}`;
    const person = {
      username,
      email: `${username}@casa.bo`,
      codigo: `N-${this.#people}`,
      nombre: 'Ana',
      apellido: 'Paz',
    };
    await this.must('POST', '/auth/register', {
      as: by.token,
      headers: await this.confirmed(by),
      body: { ...person, password, role },
    });
    const token = await this.signIn({ username, password });
    return { id: idIn(token), username, password, token };
  }
}

function idIn(token: string): number {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
  };
  return Number(claims.sub);
}
