import type { ReactNode } from 'react';

interface DocTableProps<Row> {
  readonly caption?: ReactNode;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly { readonly head: string; readonly cell: (row: Row) => ReactNode }[];
}

/** A plain table of a documentation page. */
export function DocTable<Row>({ caption, rows, rowKey, columns }: DocTableProps<Row>) {
  return (
    <table>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ head }) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ head, cell }) => (
              <td key={head}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
