import type { Account } from '../../http/account.ts';
import type { Store } from '../database.ts';
import { preparedQuery } from '../prepared-query.ts';

/** An account with the version that its tokens must carry. */
export interface VersionedAccount extends Account {
  readonly version: number;
}

const byId = preparedQuery((store: Store, { id }: { readonly id: number }) =>
  store
    .selectFrom('users')
    .select(['id', 'username', 'role', 'password_kind as passwordKind', 'token_version as version'])
    .where('id', '=', id),
);

/** What every request with a token reads (R7). */
export async function accountById(store: Store, id: number): Promise<VersionedAccount | null> {
  const [account] = await byId(store, { id });
  return account ?? null;
}
