import { useEffect, useRef } from 'react';
import { ChooseFile } from './choose-file.tsx';
import { ImportDone } from './import-done.tsx';
import styles from './import-members.module.css';
import { ImportProgress } from './import-progress.tsx';
import type { ImportActions, ImportState } from './import-state.ts';
import { MatchColumns } from './match-columns.tsx';
import { ReviewRows } from './review-rows.tsx';
import { StepList } from './step-list.tsx';

export interface ImportMembersProps {
  /** The current step. */
  readonly state: ImportState;
  /** The callbacks. */
  readonly actions: ImportActions;
}

/**
 * Imports members in four steps: the file, its columns, its problems, the import (R23). Each new
 * step moves the focus to its heading. Renders a `<div>`.
 */
export function ImportMembers({ state, actions }: ImportMembersProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(state.step);
  useEffect(() => {
    if (shown.current === state.step) return;
    shown.current = state.step;
    root.current?.querySelector<HTMLElement>('[data-part="step-heading"]')?.focus();
  }, [state.step]);

  return (
    <div className={styles.Root} data-component="ImportMembers">
      <StepList step={state.step} />
      <div ref={root} className={styles.Step}>
        <Step state={state} actions={actions} />
      </div>
    </div>
  );
}

function Step({ state, actions }: Pick<ImportMembersProps, 'state' | 'actions'>) {
  switch (state.step) {
    case 'choose':
      return <ChooseFile state={state} actions={actions} />;
    case 'columns':
      return <MatchColumns state={state} actions={actions} />;
    case 'review':
      return <ReviewRows state={state} actions={actions} />;
    case 'importing':
      return <ImportProgress state={state} actions={actions} />;
    case 'done':
      return <ImportDone state={state} actions={actions} />;
  }
}
