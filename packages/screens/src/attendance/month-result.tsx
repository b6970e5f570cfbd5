import type { Attendance } from '@ministerio/contract';
import { sumByDay } from '@ministerio/contract/domain';
import { useMemo } from 'react';
import { useServices } from '../kit/services/index.ts';
import { ResultFrame, type ResultFrameProps } from './result-frame.tsx';
import { MonthDays } from './view/month-days/month-days.tsx';

interface DaysProps {
  readonly records: readonly Attendance[];
  /** Shows a day, YYYY-MM-DD. */
  readonly onOpenDay: (date: string) => void;
}

/** The days of the selected range with their totals. */
export function MonthResult({ onOpenDay, ...frame }: ResultFrameProps & Pick<DaysProps, 'onOpenDay'>) {
  return (
    <ResultFrame {...frame}>{(records) => <Days records={records} onOpenDay={onOpenDay} />}</ResultFrame>
  );
}

function Days({ records, onOpenDay }: DaysProps) {
  const { currency } = useServices().church;
  const days = useMemo(() => sumByDay(records, currency), [records, currency]);
  return <MonthDays days={days} currency={currency} onOpenDay={onOpenDay} />;
}
