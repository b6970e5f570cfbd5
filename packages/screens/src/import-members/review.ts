import { checkImport, type ImportCheck, type ImportFacts } from '@ministerio/contract';
import { candidatesOf, cellKey, type ImportDraft } from './draft.ts';
import type { ReviewedProblem } from './view/import-state.ts';

/** The server's refusal of one value. */
export type Refusal = ImportCheck['problems'][number];

/** The result of the check, with every problem shown so far, including corrected ones. */
export interface Review extends ImportCheck {
  readonly shown: readonly ReviewedProblem[];
}

/**
 * Checks a draft.
 * @param refusals - the server's refusals; each applies while its value is unchanged.
 * @param before - the review on the screen; its problems keep their places.
 */
export function reviewOf(
  draft: ImportDraft,
  facts: ImportFacts,
  refusals: readonly Refusal[],
  before: Review | null,
): Review {
  const candidates = candidatesOf(draft);
  const check = checkImport(candidates, facts);
  const values = new Map(candidates.map(({ line, values }) => [line, values]));
  const problems = new Map(check.problems.map((problem) => [cellKey(problem.line, problem.field), problem]));
  const sent = new Map(check.ready.map(({ line, member }) => [line, member]));
  for (const refusal of refusals) {
    const current = sent.get(refusal.line)?.[refusal.field] ?? values.get(refusal.line)?.[refusal.field];
    if (String(current ?? '') === refusal.value) problems.set(cellKey(refusal.line, refusal.field), refusal);
  }
  const wrong = new Set([...problems.values()].map(({ line }) => line));
  const shown = new Map<string, ReviewedProblem>();
  for (const { line, field } of before?.shown ?? []) {
    shown.set(cellKey(line, field), { line, field, value: values.get(line)?.[field] ?? '', message: null });
  }
  for (const [key, problem] of problems) shown.set(key, problem);
  return {
    ready: check.ready.filter(({ line }) => !wrong.has(line)),
    problems: [...problems.values()],
    warnings: check.warnings,
    shown: [...shown.values()].sort((a, b) => a.line - b.line),
  };
}
