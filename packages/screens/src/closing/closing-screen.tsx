import type { OpenMonth } from '@ministerio/contract';
import { monthAndYear } from '@ministerio/contract/domain';
import { AdminScreen } from '@ministerio/ui/composed/admin-shell';
import { TableSkeleton } from '@ministerio/ui/composed/data-table/table-skeleton';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Heading } from '@ministerio/ui/primitives/heading';
import { Select } from '@ministerio/ui/primitives/select';
import { Stack } from '@ministerio/ui/primitives/stack';
import { useState } from 'react';
import { parseTexts, useDraft } from '../kit/drafts/index.ts';
import { failureOf, fieldErrors, succeeds } from '../kit/failure-words/failure-words.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { useServices } from '../kit/services/index.ts';
import styles from './closing-screen.module.css';
import { useAdjustClosing, useCloseMonth, useClosingPdf, useClosings } from './use-closings.ts';
import { CloseMonth } from './view/close-month/close-month.tsx';
import { ClosedMonth } from './view/closed-month/closed-month.tsx';

const noCounts: Readonly<Record<string, string>> = {};

/** The screen /dashboard/cierre: months to close, and the closed ones (R68). */
export function ClosingScreen() {
  const closings = useClosings();
  const adjust = useAdjustClosing();
  const pdf = useClosingPdf();
  const [justClosed, setJustClosed] = useState<string | null>(null);
  return (
    <AdminScreen title="Cierre de aportes" className={styles.Root}>
      <p className={styles.Lead}>
        Cuenta el dinero del mes junto con otra persona, anota cuánto hay y firma la hoja. Un mes cerrado ya
        no cambia.
      </p>
      <QueryView
        query={closings}
        loading={<TableSkeleton label="Cargando los cierres…" />}
        errorTitle="Error al cargar los cierres"
      >
        {({ abiertos, cierres }) => (
          <>
            {abiertos.length === 0 ? (
              <p>No hay meses por cerrar.</p>
            ) : (
              <OpenMonths months={abiertos} onClosed={setJustClosed} />
            )}
            {cierres.length === 0 ? null : (
              <Stack>
                <Heading level={2} size="lg">
                  Meses cerrados
                </Heading>
                {cierres.map((closing) => (
                  <ClosedMonth
                    key={closing.id}
                    // The form that had the focus is gone.
                    ref={closing.mes === justClosed ? focusOn : undefined}
                    tabIndex={-1}
                    closing={closing}
                    onAdjust={(centavos, motivo) =>
                      succeeds(adjust.mutateAsync({ id: closing.id, centavos, motivo }))
                    }
                    saving={adjust.isPending && adjust.variables.id === closing.id}
                    error={
                      adjust.variables?.id === closing.id
                        ? failureOf(adjust, 'No se pudo guardar el ajuste')
                        : null
                    }
                    onPdf={() => pdf.mutate(closing)}
                    downloading={pdf.isPending && pdf.variables.id === closing.id}
                  />
                ))}
              </Stack>
            )}
          </>
        )}
      </QueryView>
    </AdminScreen>
  );
}

const focusOn = (element: HTMLElement | null) => element?.focus();

interface OpenMonthsProps {
  readonly months: readonly OpenMonth[];
  /** Called with the month that is closed. */
  readonly onClosed: (month: string) => void;
}

/** The oldest month first: what is closed late is forgotten. */
function OpenMonths({ months, onClosed }: OpenMonthsProps) {
  const [chosen, setChosen] = useState('');
  const month = months.find(({ mes }) => mes === chosen) ?? months.at(-1);
  if (month === undefined) return null;
  return (
    <>
      {months.length > 1 ? (
        <FormField label="Mes" className={styles.Month}>
          <Select value={month.mes} onChange={(event) => setChosen(event.currentTarget.value)}>
            {months.map(({ mes }) => (
              <option key={mes} value={mes}>
                {monthAndYear(mes)}
              </option>
            ))}
          </Select>
        </FormField>
      ) : null}
      <OneMonth key={month.mes} month={month} onClosed={() => onClosed(month.mes)} />
    </>
  );
}

interface OneMonthProps {
  readonly month: OpenMonth;
  readonly onClosed: () => void;
}

/** A month to close, with what was counted of it: that of another month is kept apart. */
function OneMonth({ month, onClosed }: OneMonthProps) {
  const { currency } = useServices().church;
  const [counts, changeCounts] = useDraft(`cierre:${month.mes}`, noCounts, parseTexts);
  const close = useCloseMonth();
  const { testigo } = fieldErrors(close.error);
  return (
    <CloseMonth
      month={month}
      currency={currency}
      counts={counts}
      onCountsChange={(next) => {
        close.reset();
        changeCounts(() => next);
      }}
      onClose={async (closing) => {
        const isClosed = await succeeds(close.mutateAsync(closing));
        if (isClosed) {
          changeCounts(() => noCounts);
          onClosed();
        }
        return isClosed;
      }}
      saving={close.isPending}
      error={testigo === undefined ? failureOf(close, 'No se pudo cerrar el mes') : null}
      witnessError={testigo}
    />
  );
}
