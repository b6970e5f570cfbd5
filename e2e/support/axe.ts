import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { axeOptions } from '@ministerio/test-kit/axe-options';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Finding of axe on a page. */
export interface Finding {
  /** The rule's name. */
  readonly id: string;
  readonly html: readonly string[];
}

/** Seen from inside the page. */
type WithAxe = Window & { readonly axe?: { run(options: RunOptions): Promise<AxeResults> } };

/**
 * Runs axe on what is open now. It comes into a page once.
 * @param rules - to look at, instead of all that axe runs by itself.
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<readonly Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = { ...axeOptions, ...(rules && { runOnly: [...rules] }) };
  return page.evaluate(async (run) => {
    const found = await (window as WithAxe).axe?.run(run);
    if (!found) throw new Error('axe is not on the page.');
    return found.violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }));
  }, options);
}
