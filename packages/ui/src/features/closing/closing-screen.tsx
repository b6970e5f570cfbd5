import type { OpenMonth } from '@ministerio/contract';
import { daysOfMonth, monthName } from '@ministerio/contract/domain';
import { useState } from 'react';
import { AdminScreen } from '../../composed/admin-shell/index.ts';
import { TableSkeleton } from '../../composed/data-table/table-skeleton.tsx';
import { parseTexts, useDraft } from '../../connected/drafts/index.ts';
import { failureOf, fieldErrors, succeeds } from '../../connected/failure-words/failure-words.ts';
import { QueryView } from '../../connected/query-view/query-view.tsx';
import { useServices } from '../../connected/services/index.ts';
import { FormField } from '../../primitives/form-field/form-field.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Select } from '../../primitives/select/select.tsx';
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
  return (
    <AdminScreen title="Cierre de aportes">
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
            {abiertos.length === 0 ? <p>No hay meses por cerrar.</p> : <OpenMonths months={abiertos} />}
            {cierres.length === 0 ? null : (
              <div>
                <Heading level={2} size="lg">
                  Meses cerrados
                </Heading>
                {cierres.map((closing) => (
                  <ClosedMonth
                    key={closing.id}
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
              </div>
            )}
          </>
        )}
      </QueryView>
    </AdminScreen>
  );
}

/** The oldest month first: what is closed late is forgotten. */
function OpenMonths({ months }: { readonly months: readonly OpenMonth[] }) {
  const { currency } = useServices().church;
  const [chosen, setChosen] = useState('');
  const [counts, changeCounts] = useDraft('cierre', noCounts, parseTexts);
  const close = useCloseMonth();
  const month = months.find(({ mes }) => mes === chosen) ?? months.at(-1);
  if (month === undefined) return null;
  const { testigo } = fieldErrors(close.error);
  return (
    <>
      {months.length > 1 ? (
        <FormField label="Mes" className={styles.Month}>
          <Select value={month.mes} onChange={(event) => setChosen(event.currentTarget.value)}>
            {months.map(({ mes }) => (
              <option key={mes} value={mes}>
                {monthName(daysOfMonth(mes).from)} de {mes.slice(0, 4)}
              </option>
            ))}
          </Select>
        </FormField>
      ) : null}
      <CloseMonth
        key={month.mes}
        month={month}
        currency={currency}
        counts={counts}
        onCountsChange={(next) => {
          close.reset();
          changeCounts(() => next);
        }}
        onClose={async (closing) => {
          const isClosed = await succeeds(close.mutateAsync(closing));
          if (isClosed) changeCounts(() => noCounts);
          return isClosed;
        }}
        saving={close.isPending}
        error={testigo === undefined ? failureOf(close, 'No se pudo cerrar el mes') : null}
        witnessError={testigo}
      />
    </>
  );
}
