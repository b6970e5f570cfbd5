import { once } from 'node:events';
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium as browserType } from 'playwright';

/** What one visit to one page showed. Times are Lighthouse's simulation of a mid-range phone on slow 4G. */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Bytes over the wire. */
  readonly bytes: number;
  /** How fast Lighthouse found the machine; its slowdown by four is made for 1,500 to 2,000. */
  readonly machineIndex: number;
  /** Audits outside performance that were not passed. */
  readonly failures: readonly string[];
}

/** A browser that visits pages one after the other. */
export interface Auditor {
  /** @throws Error when the page could not be audited; the message is Lighthouse's. */
  visit(url: string): Promise<Visit>;
  stop(): Promise<void>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('bench: no free port was found.');
  return address.port;
}

/** Starts a browser for audits. @param executablePath - of Chromium. */
export async function startAuditor(executablePath: string): Promise<Auditor> {
  const port = await freePort();
  const browser = await browserType.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  return {
    visit: (url) => audit(url, port),
    stop: () => browser.close(),
  };
}

/** Chromium now and then loses the beginning of a recording: then there is nothing to measure, and it is made anew. */
const LOST = 'NO_NAVSTART';

async function audit(url: string, port: number): Promise<Visit> {
  const record = () =>
    lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
  let result = await record();
  if (result?.lhr.runtimeError?.code === LOST) result = await record();
  if (!result) throw new Error(`Lighthouse said nothing about ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const score = (name: (typeof categories)[number]) => lhr.categories[name]?.score ?? 0;
  const number = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  const failures = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    machineIndex: lhr.environment.benchmarkIndex,
    failures,
  };
}
