import type { ImportWarning } from '@ministerio/contract';
import type { ImportColumns, ImportField } from '@ministerio/contract/domain';

/** The steps of an import in order. */
export const IMPORT_STEPS = ['choose', 'columns', 'review', 'importing', 'done'] as const;

export interface FileColumn {
  /** Its title, or its letter where the file has none. */
  readonly title: string;
  /** The values of its first rows. */
  readonly samples: readonly string[];
}

/** A problem that keeps a member from being imported, or its correction. */
export interface ReviewedProblem {
  /** Row of the file, counted from 1. */
  readonly line: number;
  readonly field: ImportField;
  readonly value: string;
  /** Fault of the cell; null once corrected. */
  readonly message: string | null;
}

/** The view's state, by step. */
export type ImportState =
  | {
      readonly step: 'choose';
      /** Whether a file is being read. */
      readonly reading: boolean;
      /** Error message of the last file. */
      readonly error: string | null;
    }
  | {
      readonly step: 'columns';
      readonly fileName: string;
      /** Number of members in the file. */
      readonly total: number;
      readonly fileColumns: readonly FileColumn[];
      readonly columns: ImportColumns;
      /** Kinship of all guardians, where the title of their names says it: 'Madre'; empty for none. */
      readonly titledKinship: string;
      /** Column of the second surname, which joins the first one; null for none. */
      readonly secondSurname: number | null;
      /** Row of the titles, counted from 1; null for none. */
      readonly titleLine: number | null;
      /** Names of the file's visible sheets, and which of them is read. */
      readonly sheets: readonly string[];
      readonly sheet: string;
      /** Remarks to read before the check. */
      readonly remarks: readonly string[];
      /** Why the check cannot start, such as a missing column. */
      readonly error: string | null;
      /** Whether the accounts to check against are loading. */
      readonly checking: boolean;
    }
  | {
      readonly step: 'review';
      readonly total: number;
      /** Number of members without a problem. */
      readonly ready: number;
      readonly problems: readonly ReviewedProblem[];
      readonly warnings: readonly ImportWarning[];
      /** Whether rows with a problem are skipped. */
      readonly leaveOut: boolean;
      /** Error message of the last import. */
      readonly error: string | null;
    }
  | {
      readonly step: 'importing';
      readonly done: number;
      readonly total: number;
      /** Whether the accounts are being created: it can no longer be cancelled. */
      readonly confirming: boolean;
    }
  | {
      readonly step: 'done';
      readonly created: number;
      /** How many of them came with a guardian. */
      readonly guardians: number;
      /** How many came with a consent. */
      readonly consents: number;
      readonly leftOut: number;
    };

export type StateOf<Step extends ImportState['step']> = Extract<ImportState, { step: Step }>;

/** Props of the view of one step. */
export interface StepProps<Step extends ImportState['step']> {
  /** The step's data. */
  readonly state: StateOf<Step>;
  /** The callbacks, of which a step uses its own. */
  readonly actions: ImportActions;
}

export interface ImportActions {
  readonly onFile: (file: File) => void;
  /** Downloads the template. */
  readonly onTemplate: () => void;
  readonly onColumn: (field: ImportField, column: number | null) => void;
  readonly onTitles: (hasTitles: boolean) => void;
  /** Reads another sheet of the file. */
  readonly onSheet: (sheet: string) => void;
  readonly onCheck: () => void;
  /** Back to the columns. */
  readonly onBack: () => void;
  readonly onCorrect: (line: number, field: ImportField, value: string) => void;
  readonly onLeaveOut: (leaveOut: boolean) => void;
  readonly onImport: () => void;
  readonly onCancel: () => void;
  /** Downloads the report. */
  readonly onReport: () => void;
  /** Starts over with another file. */
  readonly onRestart: () => void;
}

/** A count with its noun: '1 fila', '5000 filas'. */
export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
