/**
 * The server's tests on a real PostgreSQL: starts one, runs `vitest --project server`, and stops and removes it, also when
 * the tests fail or are interrupted. All arguments are vitest's.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  makeClustersHome,
  removeClustersHome,
  startCluster,
} from '../../apps/server/test/postgres/cluster.ts';

const cluster = await startCluster({ durable: false });
const clustersHome = makeClustersHome();
console.log(cluster.description);
const words = ['run', '--config', 'vitest.node.config.ts', '--project', 'server', ...process.argv.slice(2)];
const tests = spawn('vitest', words, {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: cluster.url, TEST_CLUSTERS_HOME: clustersHome },
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => tests.kill(signal));
try {
  const [code] = (await once(tests, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  cluster.remove();
  removeClustersHome(clustersHome);
}
