/** Asks the built server on a scratch folder what `npm run attack -- ADDRESS` asks a site, without its pauses. */
import { startServer } from '../../e2e/support/running-server.ts';
import { read } from '../attack/read.ts';
import { Report } from '../attack/report.ts';
import { Target } from '../attack/target.ts';

const report = new Report();
// No channel: nothing of this depends on the internet.
const server = await startServer({ SERMONS_FEED_URL: 'http://127.0.0.1:9/' });
try {
  await read(new Target(server.url, 0), report);
} finally {
  await server.stop();
}
console.log(`${report}`);
if (report.broke > 0) process.exitCode = 1;
