import { spawnSync } from 'node:child_process';

/** @throws Error with git's own words where it refuses. */
function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

const exists = (ref: string) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).status === 0;

/**
 * The commit that the working tree is compared with: the last one that it has in common with the main branch, which is
 * the remote's where there is one.
 * @param since - another branch, tag or commit.
 * @throws Error where git does not know it.
 */
export function baseCommit(since?: string): string {
  const main = since ?? ['origin/main', 'main', 'HEAD'].find(exists) ?? 'HEAD';
  return git('merge-base', main, 'HEAD');
}

/** Paths from the root, with `/`, that differ from a commit: committed since, not yet committed, new, deleted. */
export function changedFiles(base: string): string[] {
  const tracked = git('diff', '--name-only', '--no-renames', '-z', base);
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...tracked.split('\0'), ...untracked.split('\0')].filter((path) => path !== '');
}
