import { parseArgs } from 'node:util';
import { openDatabase } from '../boot/open-database.ts';
import { shellInstant } from '../db/clock-watch.ts';
import type { Store } from '../db/database.ts';
import { administratorsWithSignIn } from '../db/repositories/administrators.ts';
import { shellSource, writeAudit } from '../db/repositories/audit.ts';
import { hasFactor, liftFactors } from '../db/repositories/factors.ts';
import { endSessions, ONE_TIME_MS, setPassword } from '../db/repositories/sessions.ts';
import { type Credentials, credentialsOf } from '../db/repositories/users.ts';
import { inTransaction } from '../db/transaction.ts';
import { readEnv } from '../env.ts';
import { systemRandom } from '../random.ts';
import { hashSlots } from '../security/bounded-semaphore.ts';
import { HASH_COST, Passwords } from '../security/passwords.ts';
import { StartError } from '../start-error.ts';
import { runCommand, say } from './run-command.ts';

const USAGE =
  'Uso: npm run admin -- reset [USUARIO], o npm run admin -- quitar-segundo-factor USUARIO (si perdió el teléfono y los códigos)';

/**
 * Beside a running server: `reset USERNAME` makes a one-time password for an administrator, and without the right name
 * lists them (R40); `quitar-segundo-factor
 * USERNAME` lifts an account's second factors and recovery codes (R45).
 */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name, username] = positionals;
  const command = name === 'reset' ? reset : name === 'quitar-segundo-factor' ? lift : null;
  const isWhole = positionals.length === 2 || (command === reset && positionals.length === 1);
  if (command === null || !isWhole) throw new StartError(USAGE);
  const database = await openDatabase(readEnv(process.env), Date.now(), false);
  try {
    const user = username === undefined ? null : await credentialsOf(database.store, username);
    say(await command(database.store, user));
  } finally {
    await database.close();
  }
});

/** @returns what to print. */
async function reset(store: Store, user: Credentials | null): Promise<string> {
  if (user === null || user.role !== 'ADMIN') {
    const lines = (await administratorsWithSignIn(store)).map(
      ({ username, lastMs }) =>
        `  ${username} (${lastMs === null ? 'no ha entrado en los últimos 24 meses' : `entró el ${shellInstant(lastMs)}`})`,
    );
    throw new StartError(
      ['No hay un administrador con ese nombre. Repite la orden con uno de estos:', ...lines].join('\n'),
    );
  }
  const password = systemRandom.text(9);
  const passwords = new Passwords(HASH_COST, hashSlots(4));
  const hash = await passwords.hash(password, 'one_time');
  const nowMs = Date.now();
  await inTransaction(store, async (transaction) => {
    await setPassword(transaction, user.id, {
      hash,
      kind: 'one_time',
      expiresMs: nowMs + ONE_TIME_MS,
      nowMs,
    });
    await writeAudit(transaction, shellSource(nowMs), {
      action: 'password_reset',
      entity: 'user',
      entityId: user.id,
    });
  });
  const factor = (await hasFactor(store, user.id))
    ? '. Al entrar se le pedirá también su segundo factor; si lo perdió: npm run admin -- quitar-segundo-factor'
    : '';
  return `Contraseña de un solo uso de «${user.username}», válida 72 horas: ${password}${factor}`;
}

/** @returns what to print. */
async function lift(store: Store, user: Credentials | null): Promise<string> {
  if (user === null) throw new StartError('No hay una cuenta con ese nombre.');
  if (!(await hasFactor(store, user.id))) throw new StartError(`«${user.username}» no tiene segundo factor.`);
  const nowMs = Date.now();
  await inTransaction(store, async (transaction) => {
    await liftFactors(transaction, user.id, nowMs);
    // A session on the lost phone ends too.
    await endSessions(transaction, user.id);
    await writeAudit(transaction, shellSource(nowMs), {
      action: 'factors_lifted',
      entity: 'user',
      entityId: user.id,
    });
  });
  return `«${user.username}» entra desde ahora solo con su contraseña, y sus sesiones se cerraron. Los administradores lo ven en el panel durante 7 días.`;
}
