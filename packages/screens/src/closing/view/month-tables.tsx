import { Accordion } from '@ministerio/ui/primitives/accordion';
import { Table } from '@ministerio/ui/primitives/table';
import type { ClosingTable } from '../../kit/closing-report.ts';

interface MonthTablesProps {
  /** By their titles; one without rows is left out. */
  readonly tables: Readonly<Record<string, ClosingTable>>;
  /** Rank of the titles. */
  readonly titleLevel: 3 | 4;
}

/** The tables of a month, each behind its title. */
export function MonthTables({ tables, titleLevel }: MonthTablesProps) {
  return (
    <Accordion.Root titleLevel={titleLevel}>
      {Object.entries(tables)
        .filter(([, { body }]) => body.length > 0)
        .map(([title, table]) => (
          <Accordion.Item key={title} value={title} title={title}>
            <NumbersTable caption={title} {...table} />
          </Accordion.Item>
        ))}
    </Accordion.Root>
  );
}

function NumbersTable({ caption, head, body, foot }: ClosingTable & { readonly caption: string }) {
  return (
    <Table.Root caption={caption} captionHidden>
      <Table.Head>
        <Table.Row>
          {head.map((name, index) => (
            <Table.HeaderCell key={name} align={index === 0 ? 'start' : 'end'}>
              {name}
            </Table.HeaderCell>
          ))}
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {[...body, foot].map((row) => (
          <Table.Row key={row[0]}>
            {head.map((name, index) => (
              <Table.Cell
                key={name}
                label={name}
                rowHeader={index === 0}
                align={index === 0 ? 'start' : 'end'}
                numeric={index > 0}
              >
                {row === foot ? <strong>{row[index]}</strong> : row[index]}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
