import { textKey } from '@ministerio/contract/domain';
import type { StoreTransaction } from '../db/database.ts';
import type { DemoMember, DemoOptions } from './demo-member.ts';
import { fill } from './fill.ts';
import { demoPeople } from './sample-data.ts';

export interface PreparedDemo {
  /** Somebody to sign in as. */
  readonly member: DemoMember;
  /** Writes everything; part of the transaction that makes the first administrator. */
  readonly fill: (transaction: StoreTransaction) => Promise<void>;
}

/** Makes the sample data of a first start (R33): hashes first, because a transaction awaits nothing but the database. */
export async function prepareDemo(options: DemoOptions): Promise<PreparedDemo> {
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
  return { member, fill: (transaction) => fill(transaction, members, options) };
}
