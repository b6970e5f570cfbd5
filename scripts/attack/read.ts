import { checkAccess } from './reading/access.ts';
import { checkHeaders } from './reading/headers.ts';
import { checkPaths } from './reading/paths.ts';
import { checkSharing } from './reading/sharing.ts';
import { checkTransport } from './reading/transport.ts';
import type { Report } from './report.ts';
import type { Target } from './target.ts';

/** Everything that only reads (R70). */
export async function read(target: Target, report: Report): Promise<void> {
  await checkHeaders(target, report);
  await checkSharing(target, report);
  await checkPaths(target, report);
  await checkAccess(target, report);
  await checkTransport(target, report);
}
