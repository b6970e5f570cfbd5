import type { CopiesStatus } from '@ministerio/contract';
import { isoInstant } from '../clock.ts';
import type { Store } from '../db/database.ts';
import { approvalOf, type CopiesTarget, isRehearsalWrong, readCopiesState } from './copies-state.ts';
import { signerOf } from './signer.ts';

/** Status of the copies for administrators. @param target - null where none are set up. */
export async function copiesStatus(
  store: Store,
  target: CopiesTarget | null,
  nowMs: number,
): Promise<CopiesStatus> {
  const nothing = { motivo: null, desde: null, ultima: null, ensayo: null };
  if (target === null) return { ...nothing, estado: 'sin-configurar' };
  const known = await readCopiesState(store, target.to);
  const { copy, failing, rehearsal } = known;
  const isApproved = (await approvalOf(store, target.recipient, signerOf(target.dataDir))) !== null;
  if (!isApproved) return { ...nothing, estado: 'sin-comprobar' };
  const isLate = isRehearsalWrong(known, nowMs);
  return {
    estado: failing === null ? 'bien' : 'falla',
    motivo: failing?.reason ?? null,
    desde: isoInstant(failing?.sinceMs ?? null),
    ultima: isoInstant(copy?.madeMs ?? null),
    ensayo:
      rehearsal === null
        ? null
        : {
            resultado: rehearsal.result !== 'well' ? 'falla' : isLate ? 'atrasado' : 'bien',
            cuando: isoInstant(rehearsal.atMs),
          },
  };
}
