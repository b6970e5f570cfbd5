/** Runs `tsc` over the root and every workspace package that has a tsconfig; prints each one's errors. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

const projects = ['tsconfig.json', ...globSync('{packages,apps}/*/tsconfig.json'), 'e2e/tsconfig.json'];
let failed = 0;
for (const project of projects) {
  // One thread: several would check shared files twice, and the other core runs another step.
  const { status } = spawnSync('tsc', ['-p', project, '--singleThreaded'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    failed += 1;
    console.error(`types: ${project} failed`);
  }
}
console.log(`types: ${projects.length} projects, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
