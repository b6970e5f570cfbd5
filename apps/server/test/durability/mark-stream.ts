import type { Program } from '../program.ts';
import { post } from '../program.ts';

/** Result of a stream of marks. */
export interface Stream {
  /** Numbers whose mark the server acknowledged with 200. */
  readonly acknowledged: ReadonlySet<string>;
  /** Answers that are neither a success nor the end of the process. */
  readonly strange: readonly number[];
}

const LANES = 8;

/**
 * Marks one number after the other over several connections until the server dies of SIGKILL, which it gets as soon
 * as enough marks were acknowledged, with others under way.
 */
export async function marksUntilKilled(
  server: Program,
  token: string,
  numbers: readonly string[],
  enough: number,
): Promise<Stream> {
  const address = await server.address();
  const acknowledged = new Set<string>();
  const strange: number[] = [];
  const left = numbers[Symbol.iterator]();
  const lane = async () => {
    for (const codigoMembresia of left) {
      const answer = await post(`${address}/api/asistencia/marcar-por-membresia`, { codigoMembresia }, token);
      if (answer.status === 200) acknowledged.add(codigoMembresia);
      else strange.push(answer.status);
      await answer.arrayBuffer();
      if (acknowledged.size >= enough) server.child.kill('SIGKILL');
    }
  };
  // A lane ends when its connection breaks.
  await Promise.allSettled(Array.from({ length: LANES }, lane));
  server.child.kill('SIGKILL');
  await server.ended;
  return { acknowledged, strange };
}
