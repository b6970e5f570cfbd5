import { type Sender, someRequests } from '../../../apps/server/test/fuzz/requests.ts';
import { INSIDE } from '../reading/access.ts';
import type { Report } from '../report.ts';
import type { Attacker, Someone } from './attacker.ts';

const AREA = 'llamadas al azar';
/** 5xx that an answer may have (docs/rules.md#answers): no copy of the sermons, busy, storage. */
const NAMED = /"code":"(feed_unavailable|busy|storage_unavailable)"|ocupado|No se pudo guardar/;

/** Random calls made of the contract. @param seed - the same calls for the same one. */
export async function checkRandomCalls(
  attacker: Attacker,
  report: Report,
  admin: Someone,
  { calls, seed }: { readonly calls: number; readonly seed: number },
): Promise<void> {
  const tokens = new Map<Sender, string>();
  const tokenOf = async (sender: Sender): Promise<string | undefined> => {
    if (sender === 'nobody') return undefined;
    if (sender === 'forger') return 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.';
    const known = tokens.get(sender);
    if (known !== undefined) return known;
    const { token } = await attacker.someone(sender === 'member' ? 'USER' : 'ADMIN', admin);
    tokens.set(sender, token);
    return token;
  };
  for (const { endpoint, method, path, sender, contentType, body } of someRequests(calls, seed)) {
    const token = await tokenOf(sender);
    const answer = await attacker.target.ask(`/api${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === null ? {} : { 'content-type': contentType }),
      },
      ...(body === null ? {} : { body }),
    });
    const { status } = answer;
    const held = status < 500 ? status < 400 || !INSIDE.test(answer.body) : NAMED.test(answer.body);
    report.check(AREA, `${endpoint}, de ${sender}, semilla ${seed}`, held, status);
    // A call that worked may have ended the sender's own rights.
    if (status === 401 || (status === 403 && sender === 'administrator')) tokens.delete(sender);
  }
}
