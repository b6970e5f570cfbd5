import { Table } from '@ministerio/ui/primitives/table';
import styles from './attendance-trend.module.css';
import type { TrendGroup } from './trend-numbers.ts';

interface TrendTableProps {
  readonly groups: readonly TrendGroup[];
  /** Labels of the previous weeks, oldest first: '21-09'. */
  readonly weeks: readonly string[];
}

/** The charts as a table: a row for each group, a column for each week. */
export function TrendTable({ groups, weeks }: TrendTableProps) {
  return (
    <Table.Root caption="Asistencias por ministerio y semana" captionHidden>
      <Table.Head>
        <Table.Row>
          <Table.HeaderCell>Ministerio</Table.HeaderCell>
          {weeks.map((week) => (
            <Table.HeaderCell key={week} align="end">
              {week}
            </Table.HeaderCell>
          ))}
          <Table.HeaderCell align="end">Esta semana</Table.HeaderCell>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {groups.map((group) => (
          <Table.Row key={group.name}>
            <Table.Cell label="Ministerio">
              <span className={styles.RowName}>{group.name}</span>
            </Table.Cell>
            {weeks.map((week, index) => (
              <Table.Cell key={week} label={week} align="end" numeric>
                {group.anteriores[index] ?? 0}
              </Table.Cell>
            ))}
            <Table.Cell label="Esta semana" align="end" numeric>
              <strong>{group.semana}</strong>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
