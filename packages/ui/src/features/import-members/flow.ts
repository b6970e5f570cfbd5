import type { User } from '@ministerio/contract';
import { fileColumns, type ImportDraft, memberRows } from './draft.ts';
import type { Refusal, Review } from './review.ts';
import type { ImportState } from './view/import-state.ts';

/** The third step and its data. */
export interface ReviewFlow {
  readonly step: 'review';
  readonly draft: ImportDraft;
  readonly existing: readonly User[];
  readonly refusals: readonly Refusal[];
  readonly review: Review;
  readonly leaveOut: boolean;
  readonly error: string | null;
}

/** The import's state machine: the current step and its data. */
export type Flow =
  | { readonly step: 'choose'; readonly reading: boolean; readonly error: string | null }
  | {
      readonly step: 'columns';
      readonly draft: ImportDraft;
      readonly checking: boolean;
      readonly error: string | null;
    }
  | ReviewFlow
  | {
      readonly step: 'importing';
      readonly from: ReviewFlow;
      readonly done: number;
      readonly confirming: boolean;
    }
  | { readonly step: 'done'; readonly draft: ImportDraft; readonly review: Review };

/** The first step, empty. */
export const INITIAL_FLOW: Flow = { step: 'choose', reading: false, error: null };

/** The view's state for a flow. */
export function stateOf(flow: Flow): ImportState {
  switch (flow.step) {
    case 'choose':
      return flow;
    case 'columns': {
      const { draft, ...rest } = flow;
      const { fileName, columns, hasTitles } = draft;
      const total = memberRows(draft).length;
      return { ...rest, fileName, columns, hasTitles, total, fileColumns: fileColumns(draft) };
    }
    case 'review': {
      const { step, draft, review, leaveOut, error } = flow;
      return {
        step,
        leaveOut,
        error,
        total: memberRows(draft).length,
        ready: review.ready.length,
        problems: review.shown,
        warnings: review.warnings,
      };
    }
    case 'importing':
      return {
        step: 'importing',
        done: flow.done,
        confirming: flow.confirming,
        total: flow.from.review.ready.length,
      };
    case 'done': {
      const created = flow.review.ready.length;
      return { step: 'done', created, leftOut: memberRows(flow.draft).length - created };
    }
  }
}
