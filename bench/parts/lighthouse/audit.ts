import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** Figures of one visit to one page. Times are Lighthouse's simulation of a mid-range phone on slow 4G. */
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

/**
 * Starts a browser for audits as Lighthouse's own command does: no other client listens to its events, which would
 * take the processor from the page.
 * @param chromePath - best of a Chromium without a window: drawing the browser around the page takes as much of two
 *   cores as the page itself, and the simulated phone would be made slower by it.
 */
export async function startAuditor(chromePath: string): Promise<Auditor> {
  console.log(`Lighthouse in ${chromePath}`);
  const browser = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  return {
    visit: (url) => audit(url, browser.port),
    stop: async () => browser.kill(),
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
