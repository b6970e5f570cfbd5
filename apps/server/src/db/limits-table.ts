import type { ColumnTypes } from './column-types.ts';

/**
 * The limits' table, created at every start if missing. It is no migration because its rows
 * may be lost: a flood of bad logins must never cost the marks an fsync (R32).
 */
export function limitsTable({ createUnlogged, text, integer, long, strict }: ColumnTypes): readonly string[] {
  return [
    `${createUnlogged} IF NOT EXISTS rate_limits (
      bucket ${text} PRIMARY KEY NOT NULL,
      hits ${integer} NOT NULL,
      window_ms ${long} NOT NULL,
      blocked_until_ms ${long} NOT NULL,
      expires_ms ${long} NOT NULL
    )${strict}`,
    'CREATE INDEX IF NOT EXISTS rate_limits_expires ON rate_limits (expires_ms)',
  ];
}
