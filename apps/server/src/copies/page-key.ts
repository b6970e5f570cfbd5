import {
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { StartError } from '../start-error.ts';

/** DER of an Ed25519 private key, up to its 32 bytes, and of a public one. */
const PRIVATE_DER = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_DER = Buffer.from('302a300506032b6570032100', 'hex');

/** The key of a printed page (R48): it opens copies, and says which server may sign them. */
export interface PageKey {
  /** `AGE-SECRET-KEY-1...`: printed, never stored. */
  readonly identity: string;
  /** `age1...`: what copies are sealed to, `COPIES_KEY`. */
  readonly recipient: string;
  /** Public half of the key by which the page approves signers, base64url. */
  readonly page: string;
}

/** A signer that a page approved. */
export interface Approval {
  readonly recipient: string;
  readonly installation: string;
  /** Public key of the server's signatures, base64url. */
  readonly signer: string;
  readonly page: string;
  /** The page's signature over the rest, base64url. */
  readonly approval: string;
}

/** Makes the key of a new page. */
export async function newPageKey(): Promise<PageKey> {
  return pageKeyOf(await generateX25519Identity());
}

/**
 * Reads a key as somebody typed it from the page: spaces, line ends and case do not matter.
 * @throws StartError - the checksum in it says that it was mistyped.
 */
export async function pageKeyOf(typed: string): Promise<PageKey> {
  const identity = typed.replaceAll(/\s/g, '').toUpperCase();
  try {
    const recipient = await identityToRecipient(identity);
    return { identity, recipient, page: rawPublic(approvingKey(identity)) };
  } catch {
    throw new StartError(
      'La clave no está bien escrita. Empieza con AGE-SECRET-KEY-1 y tiene 74 letras y números: cópiala otra vez de la página impresa.',
    );
  }
}

/** Approves a server's signer with the page's key. */
export function approve(
  { identity, recipient, page }: PageKey,
  installation: string,
  signer: string,
): Approval {
  const facts = { recipient, installation, signer, page };
  return { ...facts, approval: sign(null, approved(facts), approvingKey(identity)).toString('base64url') };
}

/** Whether the page named in an approval gave it. */
export function isApproved(approval: Approval): boolean {
  return isSigned(approved(approval), approval.approval, approval.page);
}

/** Whether a text was signed by the owner of a public key. @param publicKey - base64url. */
export function isSigned(text: Buffer, signature: string, publicKey: string): boolean {
  try {
    const raw = Buffer.from(publicKey, 'base64url');
    const key = createPublicKey({ key: Buffer.concat([PUBLIC_DER, raw]), format: 'der', type: 'spki' });
    return verify(null, text, key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

/** An Ed25519 key made of 32 bytes. */
export function privateKeyOf(seed: Uint8Array): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PRIVATE_DER, seed]), format: 'der', type: 'pkcs8' });
}

export const newSeed = (): Buffer => randomBytes(32);

/** The public half of an Ed25519 key, base64url. */
export function rawPublic(key: KeyObject): string {
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return der.subarray(PUBLIC_DER.length).toString('base64url');
}

/** One secret to print and to type: the approving key follows from it. */
function approvingKey(identity: string): KeyObject {
  const seed = hkdfSync('sha256', identity, '', 'ministerio-juvenil aprobación de firmas 1', 32);
  return privateKeyOf(Buffer.from(seed));
}

function approved({ recipient, installation, signer, page }: Omit<Approval, 'approval'>): Buffer {
  return Buffer.from(
    JSON.stringify(['ministerio-juvenil aprobación 1', recipient, installation, signer, page]),
  );
}
