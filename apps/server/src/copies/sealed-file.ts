import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { z } from 'zod';
import { StartError } from '../start-error.ts';
import { type Approval, isApproved, isSigned } from './page-key.ts';
import type { Signer } from './signer.ts';

/** First line of every sealed file. Then its facts as JSON, their signature, and the age file of the gzipped content. */
const MAGIC = 'ministerio-juvenil sello 1';
/** The facts of a copy with thousands of pictures. */
const LONGEST_FACTS = 1024 * 1024;
/** Written before the disk is waited for. */
const SYNC_BYTES = 1024 * 1024;

const facts = z.object({
  kind: z.enum(['copia', 'foto', 'borrados']),
  /** The name under which it was stored. */
  name: z.string(),
  recipient: z.string(),
  installation: z.string(),
  signer: z.string(),
  page: z.string(),
  approval: z.string(),
  /** Rises with each copy. */
  seq: z.int(),
  /** When, UTC milliseconds. */
  atMs: z.int(),
  /** The head of the audit's chain (R67); null in what is no copy. */
  head: z.object({ seq: z.int(), entry_id: z.int(), at_ms: z.int(), hash: z.string() }).nullable(),
  /** Ids of the pictures that a copy shows, or the number of erasures in a list of them. */
  photos: z.array(z.string()).readonly(),
  erasures: z.int(),
  /** Length and SHA-256 of the age file. */
  bytes: z.int(),
  sha256: z.string(),
});

/** Signed facts of a sealed file (R48). */
export type SealedFacts = Readonly<z.output<typeof facts>>;

/** Facts of a file that its writer gives; the rest follows from its content and from the writer. */
export type OwnFacts = Pick<SealedFacts, 'kind' | 'name' | 'seq' | 'atMs' | 'head' | 'photos' | 'erasures'>;

export interface Sealing {
  readonly approval: Approval;
  readonly signer: Signer;
  /** A second key that opens the file: the one of a rehearsal. */
  readonly alsoTo?: string;
  /** Called now and then while bytes move. */
  readonly onProgress?: () => void;
}

/**
 * Encrypts a file to a page and signs it.
 * @param content - absolute; stays as it is.
 * @param scratch - a file on this machine for the ciphertext, which is removed.
 * @param target - a temporary name in the store: complete and on its disk once this resolves.
 */
export async function seal(
  content: string,
  { scratch, target }: { readonly scratch: string; readonly target: string },
  own: OwnFacts,
  { approval, signer, alsoTo, onProgress = () => {} }: Sealing,
): Promise<void> {
  try {
    const { bytes, sha256 } = await encrypt(content, scratch, [approval.recipient, alsoTo], onProgress);
    const line = JSON.stringify({ ...own, ...approval, bytes, sha256 } satisfies SealedFacts);
    const head = `${MAGIC}\n${line}\n${signer.sign(signedText(line))}\n`;
    const file = await open(target, 'wx', 0o600);
    try {
      await file.write(head);
      for await (const chunk of createReadStream(scratch, { highWaterMark: SYNC_BYTES })) {
        await file.write(chunk as Buffer);
        // Bit by bit: at the end a slow disk would take minutes at once, as one that hangs.
        await file.datasync();
        onProgress();
      }
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    rmSync(scratch, { force: true });
  }
}

async function encrypt(
  content: string,
  scratch: string,
  recipients: readonly (string | undefined)[],
  onProgress: () => void,
) {
  const encrypter = new Encrypter();
  for (const recipient of recipients) if (recipient !== undefined) encrypter.addRecipient(recipient);
  const zipped = createReadStream(content).pipe(createGzip());
  const sealed = await encrypter.encrypt(Readable.toWeb(zipped) as globalThis.ReadableStream<Uint8Array>);
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    sealed as ReadableStream<Uint8Array>,
    async function* count(chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        onProgress();
        yield chunk;
      }
    },
    createWriteStream(scratch, { flags: 'wx', mode: 0o600 }),
  );
  return { bytes, sha256: hash.digest('hex') };
}

/** A sealed file's facts, before anything in them is believed. */
export interface SealedHead {
  readonly path: string;
  readonly facts: SealedFacts;
  readonly line: string;
  readonly signature: string;
  /** Where the age file begins. */
  readonly offset: number;
}

/** Reads the beginning of a file; null for one that is not sealed. */
export async function readHead(path: string): Promise<SealedHead | null> {
  const file = await open(path, 'r');
  try {
    let read = Buffer.alloc(0);
    while (read.length < LONGEST_FACTS) {
      const { bytesRead, buffer } = await file.read({
        buffer: Buffer.alloc(64 * 1024),
        position: read.length,
      });
      read = Buffer.concat([read, buffer.subarray(0, bytesRead)]);
      if (!read.subarray(0, MAGIC.length).equals(Buffer.from(MAGIC).subarray(0, read.length))) return null;
      const [magic, line, signature, ...rest] = read.toString('latin1').split('\n');
      if (magic === MAGIC && line !== undefined && signature !== undefined && rest.length > 0) {
        const text = Buffer.from(line, 'latin1').toString('utf8');
        const offset = magic.length + line.length + signature.length + 3;
        return { path, facts: parseFacts(text, path), line: text, signature, offset };
      }
      if (bytesRead === 0) break;
    }
    return null;
  } finally {
    await file.close();
  }
}

function parseFacts(line: string, path: string): SealedFacts {
  try {
    return facts.parse(JSON.parse(line));
  } catch {
    throw new StartError(
      `${basename(path)} no se puede leer: está dañada o es de otra versión del programa.`,
    );
  }
}

/**
 * Checks who signed a file, its name and that its content is what was signed.
 * @param page - public key of the page that must have approved the signer.
 * @throws StartError - in Spanish, with what to do.
 */
export async function requireGenuine(head: SealedHead, page: string): Promise<void> {
  requireSigned(head, page);
  const { bytes, sha256 } = await contentOf(head);
  if (bytes === head.facts.bytes && sha256 === head.facts.sha256) return;
  throw new StartError(
    `${basename(head.path)}: le falta una parte o alguien la cambió; no es lo que se firmó. No se usa. Cópiala otra vez desde donde la guardas, o elige la anterior.`,
  );
}

/**
 * Checks who signed a file's facts, and its name, without reading its content.
 * @throws StartError
 */
export function requireSigned({ facts: said, path, line, signature }: SealedHead, page: string): void {
  const name = basename(path);
  if (said.page !== page || !isApproved(said)) {
    throw new StartError(
      `${name}: la firmó un servidor que la página impresa no aprobó, así que puede ser de cualquiera. No se usa. Busca la copia en la carpeta de tu iglesia, o usa la página con que se hizo.`,
    );
  }
  if (!isSigned(signedText(line), signature, said.signer)) {
    throw new StartError(
      `${name}: la firma no corresponde, alguien cambió la copia. No se usa. Elige otra copia de la carpeta.`,
    );
  }
  if (said.name !== name) {
    throw new StartError(
      `${name}: se guardó como ${said.name}. Alguien le cambió el nombre, y así una copia vieja pasa por nueva. Devuélvele su nombre o elige otra.`,
    );
  }
}

async function contentOf({ path, offset }: SealedHead) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { start: offset })) hash.update(chunk as Buffer);
  return { bytes: statSync(path).size - offset, sha256: hash.digest('hex') };
}

/**
 * Opens a file that {@link requireGenuine} has accepted.
 * @param identity - `AGE-SECRET-KEY-1...`
 * @param target - a new file, mode 0600.
 * @throws StartError - another key opens it.
 */
export async function unseal({ path, offset }: SealedHead, identity: string, target: string): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const sealed = Readable.toWeb(createReadStream(path, { start: offset }));
  let opened: ReadableStream<Uint8Array>;
  try {
    opened = (await decrypter.decrypt(
      sealed as globalThis.ReadableStream<Uint8Array>,
    )) as ReadableStream<Uint8Array>;
  } catch {
    throw new StartError(`${basename(path)}: esta clave no la abre. Usa la página con que se hizo.`);
  }
  await pipeline(opened, createGunzip(), createWriteStream(target, { flags: 'wx', mode: 0o600 }));
}

function signedText(line: string): Buffer {
  return Buffer.from(`${MAGIC}\n${line}`);
}
