import type { ImportRow } from '@ministerio/contract';
import type { Passwords } from '../../../security/passwords.ts';

/** Hashes of an import at a time: whoever signs in meanwhile waits for these at most (R4). */
const AT_A_TIME = 2;

/**
 * Hashes the numbers of members as their first passwords (R1).
 * @param gone - whether nobody waits for the answer any more; what is left is then not hashed.
 * @returns the hashes in the order of the members; null where the caller is gone.
 * @throws QueueFullError - too many hashes at once.
 */
export async function hashNumbers(
  passwords: Passwords,
  members: readonly ImportRow[],
  gone: () => boolean,
): Promise<readonly string[] | null> {
  const hashes: string[] = [];
  const waiting = members.entries();
  let failed = false;
  const work = async () => {
    for (const [index, { codigo }] of waiting) {
      if (failed || gone()) return;
      hashes[index] = await passwords.hash(codigo, 'number').catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return gone() ? null : hashes;
}
