import type { ImportWarning } from '@ministerio/contract';
import type { ImportColumns, ImportField } from '@ministerio/contract/domain';

/** The steps of an import in their order. */
export const IMPORT_STEPS = ['choose', 'columns', 'review', 'importing', 'done'] as const;

/** A column of the file. */
export interface FileColumn {
  /** Its title, or its letter where the file has none. */
  readonly title: string;
  /** What its first rows hold. */
  readonly samples: readonly string[];
}

/** Something in the file that keeps a member from being imported, or that has been corrected. */
export interface ReviewedProblem {
  /** Row of the file, counted from 1. */
  readonly line: number;
  readonly field: ImportField;
  readonly value: string;
  /** What is wrong; null once it has been corrected. */
  readonly message: string | null;
}

/** What an import shows, by its step. */
export type ImportState =
  | {
      readonly step: 'choose';
      /** A file is being read. */
      readonly reading: boolean;
      /** Why the last file could not be read. */
      readonly error: string | null;
    }
  | {
      readonly step: 'columns';
      readonly fileName: string;
      /** Members in the file. */
      readonly total: number;
      readonly fileColumns: readonly FileColumn[];
      readonly columns: ImportColumns;
      /** Whether the first row is titles and no member. */
      readonly hasTitles: boolean;
      /** Why the check cannot begin: a column that is missing. */
      readonly error: string | null;
      /** The accounts to check against are being read. */
      readonly checking: boolean;
    }
  | {
      readonly step: 'review';
      readonly total: number;
      /** Members without a problem. */
      readonly ready: number;
      readonly problems: readonly ReviewedProblem[];
      readonly warnings: readonly ImportWarning[];
      /** Whether rows with a problem are left out. */
      readonly leaveOut: boolean;
      /** Why the import could not be created. */
      readonly error: string | null;
    }
  | {
      readonly step: 'importing';
      readonly done: number;
      readonly total: number;
      /** Everything is there and the accounts are being created: it cannot be cancelled any more. */
      readonly confirming: boolean;
    }
  | {
      readonly step: 'done';
      readonly created: number;
      readonly leftOut: number;
    };

/** The state of one step. */
export type StateOf<Step extends ImportState['step']> = Extract<ImportState, { step: Step }>;

/** What a person does in an import. */
export interface ImportActions {
  readonly onFile: (file: File) => void;
  /** Downloads a file to fill in. */
  readonly onTemplate: () => void;
  readonly onColumn: (field: ImportField, column: number | null) => void;
  readonly onTitles: (hasTitles: boolean) => void;
  readonly onCheck: () => void;
  /** Back to the columns. */
  readonly onBack: () => void;
  readonly onCorrect: (line: number, field: ImportField, value: string) => void;
  readonly onLeaveOut: (leaveOut: boolean) => void;
  readonly onImport: () => void;
  readonly onCancel: () => void;
  /** Downloads what became of every row. */
  readonly onReport: () => void;
  /** Begins again with another file. */
  readonly onRestart: () => void;
}

/** A number with what it counts: '1 fila', '5000 filas'. */
export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
