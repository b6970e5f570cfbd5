import type { ChildProcess, spawnSync } from 'node:child_process';

/** Arguments of `spawn` and `spawnSync`: `spawn(file, args, { shell })`. */
export interface Command {
  readonly file: string;
  readonly args: string[];
  readonly shell: boolean;
}

/** The command that starts a program of pnpm or npm, also with spaces in its path or arguments. */
export declare function commandOf(
  program: string,
  args: readonly string[],
  platform?: NodeJS.Platform,
): Command;

/** Ends a child with all that it started. */
export declare function endTree(
  child: Pick<ChildProcess, 'kill' | 'pid'>,
  signal: NodeJS.Signals,
  surroundings?: { readonly platform?: NodeJS.Platform; readonly run?: typeof spawnSync },
): void;
