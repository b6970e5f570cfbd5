import axe from 'axe-core';
import { COLOUR_RULES } from '../packages/test-kit/src/axe-options.ts';
import { storyAxeOptions } from './axe-reporter.ts';

const failing = new Set(['moderate', 'serious', 'critical']);

/**
 * Checks what is mounted in the theme it was not rendered in, so that each story is held in both.
 * @throws Error that names every element below what WCAG 2.2 AA asks for
 */
export async function checkOtherTheme(): Promise<void> {
  const root = document.documentElement;
  const current = root.dataset.theme;
  const other = current === 'dark' ? 'light' : 'dark';
  root.dataset.theme = other;
  try {
    const { violations } = await axe.run(document.body, { runOnly: COLOUR_RULES, ...storyAxeOptions });
    const lines = violations
      .filter(({ impact }) => failing.has(impact ?? ''))
      .flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`));
    if (lines.length > 0) throw new Error(`Colours in the ${other} theme:\n${lines.join('\n\n')}`);
  } finally {
    root.dataset.theme = current ?? 'light';
  }
}
