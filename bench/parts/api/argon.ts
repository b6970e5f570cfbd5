import { hash, verify } from '@node-rs/argon2';
import { HASH_COST } from '../../../apps/server/src/security/passwords.ts';

const SECONDS = 3;

/**
 * How many passwords this machine checks in a second with nothing else around it.
 * @param slots - checks at the same time, as many as the server lets run.
 */
export async function checksPerSecond(slots: number): Promise<number> {
  const stored = await hash('una clave de prueba', HASH_COST);
  const begin = performance.now();
  const end = begin + SECONDS * 1000;
  let checks = 0;
  const lane = async () => {
    while (performance.now() < end) {
      await verify(stored, 'una clave de prueba', HASH_COST);
      checks += 1;
    }
  };
  await Promise.all(Array.from({ length: slots }, lane));
  return (checks * 1000) / (performance.now() - begin);
}
