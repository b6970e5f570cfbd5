import type { ImportFacts } from '@ministerio/contract';
import { bringsConsent, secondSurnameColumn } from '@ministerio/contract/domain';
import { fileColumns, type ImportDraft, memberRows, remarksOf, titledKinship, titlesOf } from './draft.ts';
import type { Refusal, Review } from './review.ts';
import type { ImportState, StateOf } from './view/import-state.ts';

/** The third step and its data. */
export interface ReviewFlow extends Pick<StateOf<'review'>, 'step' | 'leaveOut' | 'error'> {
  readonly draft: ImportDraft;
  readonly facts: ImportFacts;
  readonly refusals: readonly Refusal[];
  readonly review: Review;
}

/** The import's state machine: the current step and its data. */
export type Flow =
  | StateOf<'choose'>
  | (Pick<StateOf<'columns'>, 'step' | 'checking' | 'error'> & { readonly draft: ImportDraft })
  | ReviewFlow
  | (Omit<StateOf<'importing'>, 'total'> & { readonly from: ReviewFlow })
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
      const { fileName, columns, titleRow, sheets, name, rows } = draft;
      const total = memberRows(draft).length;
      return {
        ...rest,
        fileName,
        columns,
        titleLine: titleRow === null ? null : (rows[titleRow]?.line ?? null),
        sheets: sheets.map((sheet) => sheet.name),
        sheet: name,
        total,
        fileColumns: fileColumns(draft),
        secondSurname: secondSurnameColumn(titlesOf(draft), columns),
        remarks: remarksOf(draft),
        titledKinship: titledKinship(draft),
      };
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
    case 'importing': {
      const { from, ...rest } = flow;
      return { ...rest, total: from.review.ready.length };
    }
    case 'done': {
      const { ready } = flow.review;
      const created = ready.length;
      const guardians = ready.filter(({ member }) => member.tutorTelefono !== undefined).length;
      const consents = ready.filter(({ member }) => bringsConsent(member)).length;
      const leftOut = memberRows(flow.draft).length - created;
      return { step: 'done', created, guardians, consents, leftOut };
    }
  }
}
