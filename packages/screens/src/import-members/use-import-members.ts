import { churchClock, guessColumns, IMPORT_MAX_ROWS, titleRowOf, yearOf } from '@ministerio/contract/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { saveFile } from '../kit/save-file.ts';
import { useServices } from '../kit/services/index.ts';
import { openSheets } from '../kit/sheet/open-sheet.ts';
import { SheetError, type SheetFailure } from '../kit/sheet/sheet.ts';
import { useConfirmLeave } from '../kit/use-confirm-leave.ts';
import { cellKey, draftOf, type ImportDraft, missingColumns, titlesOf } from './draft.ts';
import { type Flow, INITIAL_FLOW, stateOf } from './flow.ts';
import { reportOf, templateOf } from './report-of.ts';
import { reviewOf } from './review.ts';
import { useUpload } from './use-upload.ts';
import type { ImportActions, ImportState } from './view/import-state.ts';

const sheetFailures: Readonly<Record<SheetFailure, string>> = {
  'too-large': 'El archivo pesa más de 5 MB. Guarda solo la hoja de los miembros, o divide la lista.',
  'too-many-rows': 'El archivo tiene más de 5000 filas. Divide la lista en dos archivos.',
  empty: 'El archivo está vacío.',
  'old-excel': 'Es un Excel antiguo (.xls). Ábrelo y guárdalo como .xlsx o como CSV.',
  quotes:
    'Tiene una comilla doble (") de más o sin cerrar, y las filas que siguen se perderían. Quítala en tu lista y elige el archivo otra vez.',
  unreadable: 'El archivo no es un CSV ni un Excel (.xlsx), o está dañado.',
};

/** The second step, before its check or after a failed one. */
const columnsStep = (draft: ImportDraft, error: string | null = null) =>
  ({ step: 'columns', draft, error, checking: false }) as const;

/** The import, from the file to the report. Leaving the screen cancels it. */
export function useImportMembers(): { readonly state: ImportState; readonly actions: ImportActions } {
  const { church, now } = useServices();
  const { readAccounts, upload } = useUpload();
  const [flow, setFlow] = useState<Flow>(INITIAL_FLOW);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);
  useConfirmLeave(flow.step === 'importing');

  /** Starts new work and cancels the previous one. */
  function begin(): AbortSignal {
    work.current?.abort();
    work.current = new AbortController();
    return work.current.signal;
  }

  async function readFile(file: File) {
    const signal = begin();
    setFlow({ step: 'choose', reading: true, error: null });
    try {
      const sheets = await openSheets(file, IMPORT_MAX_ROWS + 1, signal);
      const [first] = sheets;
      if (first !== undefined) setFlow(columnsStep(draftOf(file.name, first, sheets)));
    } catch (error) {
      if (!signal.aborted) setFlow({ step: 'choose', reading: false, error: sheetFailureMessage(error) });
    }
  }

  async function check(draft: ImportDraft) {
    const error = missingColumns(draft);
    if (error !== null) return setFlow(columnsStep(draft, error));
    const signal = begin();
    setFlow({ ...columnsStep(draft), checking: true });
    try {
      const existing = await readAccounts();
      if (signal.aborted) return;
      const year = yearOf(churchClock(now(), church.timeZone).date);
      const facts = { existing, countryCode: church.countryCode, year };
      const review = reviewOf(draft, facts, [], null);
      setFlow({ step: 'review', draft, facts, review, refusals: [], leaveOut: false, error: null });
    } catch (cause) {
      if (!signal.aborted) setFlow(columnsStep(draft, failureWords(cause, 'Error al cargar los usuarios')));
    }
  }

  function redraft(change: (draft: ImportDraft) => Partial<ImportDraft>) {
    if (flow.step !== 'columns') return;
    setFlow({ ...flow, draft: { ...flow.draft, ...change(flow.draft) }, error: null });
  }

  function save(content: string, name: string) {
    saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), name);
  }

  const actions: ImportActions = {
    onFile: (file) => void readFile(file),
    onTemplate: () => save(templateOf(church), 'plantilla_miembros.csv'),
    onColumn: (field, column) => redraft(({ columns }) => ({ columns: { ...columns, [field]: column } })),
    onTitles: (hasTitles) =>
      redraft(({ columns, rows }) => {
        const titleRow = hasTitles ? (titleRowOf(rows.map(({ cells }) => cells)) ?? 0) : null;
        const guessed = guessColumns(titlesOf({ rows, titleRow }));
        const isChosen = Object.values(columns).some((column) => column !== null);
        return { titleRow, columns: isChosen ? columns : guessed };
      }),
    onSheet: (name) =>
      redraft(({ fileName, sheets, ...same }) =>
        draftOf(fileName, sheets.find((sheet) => sheet.name === name) ?? same, sheets),
      ),
    onCheck: () => {
      if (flow.step === 'columns') void check(flow.draft);
    },
    onBack: () => {
      if (flow.step === 'review') setFlow(columnsStep(flow.draft));
    },
    onCorrect: (line, field, value) => {
      if (flow.step !== 'review') return;
      const corrections = new Map(flow.draft.corrections).set(cellKey(line, field), value.trim());
      const draft = { ...flow.draft, corrections };
      const review = reviewOf(draft, flow.facts, flow.refusals, flow.review);
      setFlow({ ...flow, draft, review, error: null });
    },
    onLeaveOut: (leaveOut) => {
      if (flow.step === 'review') setFlow({ ...flow, leaveOut });
    },
    onImport: () => {
      if (flow.step === 'review') void upload({ ...flow, error: null }, begin(), setFlow);
    },
    onCancel: () => work.current?.abort(),
    onReport: () => {
      if (flow.step !== 'done') return;
      const { date } = churchClock(now(), church.timeZone);
      save(reportOf(flow.draft, flow.review, church), `importacion_${date}.csv`);
    },
    onRestart: () => {
      begin();
      setFlow(INITIAL_FLOW);
    },
  };
  const state = useMemo(() => stateOf(flow), [flow]);
  return { state, actions };
}

/** Why a file could not be read, with a way out. */
function sheetFailureMessage(error: unknown): string {
  const { failure, line } = error instanceof SheetError ? error : new SheetError('unreadable');
  return `${line === undefined ? '' : `Fila ${line}. `}${sheetFailures[failure]}`;
}
