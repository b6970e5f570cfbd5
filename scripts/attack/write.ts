import { read } from './read.ts';
import type { Report } from './report.ts';
import { Target } from './target.ts';
import { Attacker } from './writing/attacker.ts';
import { checkBodies } from './writing/bodies.ts';
import { checkCredentials } from './writing/credentials.ts';
import { checkGuessing } from './writing/guessing.ts';
import { startOwnServer } from './writing/own-server.ts';
import { checkProxy } from './writing/proxy.ts';
import { checkRandomCalls } from './writing/random-calls.ts';
import { checkStolenSession } from './writing/stolen-session.ts';

/** Everything, on servers that it starts and ends (R70). @param random - how many random calls, and which. */
export async function attackOwnServer(
  report: Report,
  random: { readonly calls: number; readonly seed: number },
): Promise<void> {
  // Behind a proxy of ours every call may come from another network.
  const server = await startOwnServer({ TRUST_PROXY: '1' });
  try {
    const target = new Target(server.origin, { pauseMs: 0, mayWrite: true });
    await read(target, report);
    const attacker = new Attacker(target);
    const admin = await attacker.administrator();
    await checkCredentials(attacker, report, admin);
    await checkStolenSession(attacker, report, admin);
    await checkBodies(attacker, report, admin);
    await checkGuessing(attacker, report, admin);
    await checkRandomCalls(attacker, report, admin, random);
  } finally {
    await server.stop();
  }
  await checkProxy(report);
}
