import { useState } from 'react';
import { AttendanceTable, type AttendanceTableProps } from '../attendance-table.tsx';

/** The table with the screen's state of what is typed. */
export function Typing(args: Omit<AttendanceTableProps, 'ref'>) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  return (
    <AttendanceTable
      {...args}
      drafts={drafts}
      onDraftChange={(record, text) => setDrafts(new Map([...drafts, [String(record.id), text]]))}
    />
  );
}
