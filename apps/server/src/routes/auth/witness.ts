import type { TypedWitness } from '@ministerio/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { credentialsOf } from '../../db/repositories/users.ts';
import type { Account } from '../../http/account.ts';
import { fieldProblem } from '../../http/problem.ts';
import { confirmPassword } from './confirm-password.ts';

const WRONG = 'El usuario o la contraseña de la segunda persona no son correctos.';
const NO_OWN_PASSWORD = 'La segunda persona tiene que elegir antes una contraseña propia.';
const NO_ADMINISTRATOR = 'La segunda persona tiene que ser también administradora.';

/**
 * The second person: another account, whose password nobody else knows, typed by themselves (R44, R68).
 * @param kind - 'administrator' for one who may do what the caller does.
 * @throws Problem - 400 for the same person or no administrator, 403 `wrong_current_password` or `own_password_required`, 429.
 */
export async function witnessOf(
  context: Context,
  { usuario, clave }: TypedWitness,
  account: Account,
  request: FastifyRequest,
  kind: 'anybody' | 'administrator' = 'anybody',
): Promise<{ readonly id: number; readonly username: string }> {
  const witness = await credentialsOf(context.store, usuario);
  if (witness === null) throw fieldProblem('wrong_current_password', 'testigo', WRONG);
  if (witness.id === account.id) {
    throw fieldProblem('validation_failed', 'testigo', 'La segunda persona tiene que ser otra.');
  }
  await confirmPassword(context, witness, clave, request, 'testigo', WRONG);
  // A password that is the membership number is known to everybody who has the list.
  if (witness.kind !== 'own') throw fieldProblem('own_password_required', 'testigo', NO_OWN_PASSWORD);
  // Said after the password alone, so that nobody learns whose role is what.
  if (kind === 'administrator' && witness.role !== 'ADMIN') {
    throw fieldProblem('validation_failed', 'testigo', NO_ADMINISTRATOR);
  }
  return witness;
}
