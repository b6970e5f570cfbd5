import { church } from '@ministerio/content';
import { chainInstant } from '@ministerio/contract/domain';
import type Sqlite from 'better-sqlite3';
import { type ChainHead, START } from '../audit-chain/link.ts';
import { openBackup, tablesOf } from './inspect-backup.ts';

/**
 * The head of the audit's chain in a copy (R67); `START` in one from before the chain.
 * @param file - absolute.
 * @throws StartError - the copy is damaged or newer than the program.
 */
export function copiedChainHead(file: string): ChainHead {
  const copy = openBackup(file);
  try {
    return headIn(copy);
  } finally {
    copy.close();
  }
}

/** The same of a copy that is open. */
export function headIn(copy: Sqlite.Database): ChainHead {
  if (!tablesOf(copy).includes('audit_chain')) return START;
  const sql = 'SELECT seq, entry_id, at_ms, hash FROM audit_chain ORDER BY seq DESC LIMIT 1';
  return copy.prepare<[], ChainHead>(sql).get() ?? START;
}

/** A head to be written down: how many links there are, the last entry with its time, and the hash. */
export function headText({ seq, entry_id, at_ms, hash }: ChainHead): string {
  if (seq === START.seq) return 'Cadena del registro: todavía sin entradas.';
  const entry = `entrada ${entry_id} del ${chainInstant(at_ms, church.timeZone)}`;
  return `Cadena del registro: eslabón ${seq}, ${entry}, cabeza ${hash}`;
}
