import '../../../../packages/ui/src/tokens/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Attendance } from '../../../../packages/contract/src/index.ts';
import { AttendanceTable } from '../../../../packages/ui/src/composed/attendance-table/index.ts';
import { start } from './start.ts';

function Table({ records }: { readonly records: readonly Attendance[] }) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  return (
    <AttendanceTable
      records={records}
      currency="Bs"
      drafts={drafts}
      onDraftChange={(record, text) => setDrafts(new Map([...drafts, [String(record.id), text]]))}
      onSave={() => undefined}
    />
  );
}

function type(text: string): void {
  const box = document.querySelector<HTMLInputElement>('input[type="search"]');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(box, text);
  box?.dispatchEvent(new Event('input', { bubbles: true }));
}

start<Attendance>({
  records: (rows) =>
    rows.map(({ codigo, nombre, apellido, ...mark }) => ({
      ...mark,
      latitude: null,
      longitude: null,
      user: { codigo, nombre, apellido },
    })),
  mount: (host, records) => createRoot(host).render(<Table records={records} />),
  sortByName: () => document.querySelectorAll<HTMLElement>('th[scope="col"] button')[1]?.click(),
  search: type,
  firstName: () => document.querySelector('tbody th[scope="row"] > span:last-child')?.textContent ?? null,
  scroller: () => document.scrollingElement,
});
