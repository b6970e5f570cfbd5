import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Request to a browser and its authenticator. */
interface Asked {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const ATTESTED = 64;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');
const uint16 = (value: number) => Buffer.from([value >> 8, value & 255]);

/** CBOR's head of a value: major type and length. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(length)]);
}
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data]);
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (...entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** A passkey in memory: what a browser with an authenticator would answer. */
export class SoftPasskey {
  readonly id: string = base64url(randomBytes(16));
  readonly #key: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  /** Whether its user puts a finger on it. */
  verifiesUser = true;
  counter = 0;

  constructor() {
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** WebAuthn's answer to `navigator.credentials.create()`. */
  register({ challenge, origin, rpId }: Asked) {
    const id = Buffer.from(this.id, 'base64url');
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const coseKey = map(
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), bytes(Buffer.from(x, 'base64url'))],
      [int(-3), bytes(Buffer.from(y, 'base64url'))],
    );
    const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseKey]);
    const authData = Buffer.concat([this.#authenticatorData(rpId, ATTESTED), attested]);
    const attestation = map(
      [text('fmt'), text('none')],
      [text('attStmt'), map()],
      [text('authData'), bytes(authData)],
    );
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, origin),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** WebAuthn's answer to `navigator.credentials.get()`. */
  assert({ challenge, origin, rpId }: Asked) {
    this.counter += 1;
    const authData = this.#authenticatorData(rpId, 0);
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, this.#key.privateKey)),
      },
    };
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} };
  }

  #authenticatorData(rpId: string, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = USER_PRESENT | (this.verifiesUser ? USER_VERIFIED : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}
