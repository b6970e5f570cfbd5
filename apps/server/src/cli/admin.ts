import { parseArgs } from 'node:util';
import { openDatabase } from '../boot/open-database.ts';
import { shellSource, writeAudit } from '../db/repositories/audit.ts';
import { ONE_TIME_MS, setPassword } from '../db/repositories/sessions.ts';
import { credentialsOf } from '../db/repositories/users.ts';
import { inTransaction } from '../db/transaction.ts';
import { readEnv } from '../env.ts';
import { hashSlots } from '../security/bounded-semaphore.ts';
import { HASH_COST, Passwords } from '../security/passwords.ts';
import { systemRandom } from '../security/random.ts';
import { StartError } from '../start-error.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Uso: npm run admin -- reset USUARIO';

/** `npm run admin -- reset USERNAME`: a one-time password for an administrator, beside a running server (R40). */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, username] = positionals;
  if (command !== 'reset' || username === undefined || positionals.length !== 2) throw new StartError(USAGE);
  const env = readEnv(process.env);
  const database = await openDatabase(env, Date.now(), false);
  try {
    const user = await credentialsOf(database.store, username);
    if (user === null || user.role !== 'ADMIN')
      throw new StartError('No hay un administrador con ese nombre.');
    const password = systemRandom.text(9);
    const passwords = new Passwords(HASH_COST, hashSlots(4));
    const hash = await passwords.hash(password, 'one_time');
    const nowMs = Date.now();
    await inTransaction(database.store, async (transaction) => {
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
    process.stdout.write(`Contraseña de un solo uso de «${user.username}», válida 72 horas: ${password}\n`);
  } finally {
    await database.close();
  }
});
