import { textKey } from '@ministerio/contract/domain';
import type { StoreTransaction } from '../db/database.ts';
import { type DemoMember, type DemoOptions, fill } from './fill.ts';
import { demoPeople } from './sample-data.ts';

/**
 * Prepares the sample data of a first start (R33): hashes first, because a transaction may only await the database.
 * @returns a member to sign in as, and what writes everything in the transaction of the first administrator.
 */
export async function prepareDemo(options: DemoOptions) {
  const numbers = new Set<string>();
  while (numbers.size < demoPeople.length) numbers.add(options.random.digits(8));
  const codigos = [...numbers];
  const members: DemoMember[] = [];
  for (const [index, [nombre, apellido]] of demoPeople.entries()) {
    const codigo = codigos[index] ?? '';
    const username = `${textKey(nombre)}.${textKey(apellido)}`;
    members.push({
      nombre,
      apellido,
      username,
      email: `${username}@example.com`,
      codigo,
      password: await options.passwords.store(codigo, codigo),
    });
  }
  const [member] = members;
  if (member === undefined) throw new Error('the sample data has no people');
  return { member, fill: (transaction: StoreTransaction) => fill(transaction, members, options) };
}
