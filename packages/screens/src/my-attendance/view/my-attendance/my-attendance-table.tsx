import type { OwnAttendance } from '@ministerio/contract';
import { formatDate, formatDegrees, formatMarkTime } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { Table } from '@ministerio/ui/primitives/table';
import { useState } from 'react';
import styles from './my-attendance.module.css';

/** Rows shown before 'Ver todas': a few weeks, to keep the page short on a phone. */
const FIRST_ROWS = 8;

/** The member's records, newest first: Fecha, Hora, Latitud, Longitud. */
export function MyAttendanceTable({ records }: { readonly records: readonly OwnAttendance[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? records : records.slice(0, FIRST_ROWS);
  return (
    <>
      <Table.Root caption="Mis Asistencias" captionHidden className={styles.Table}>
        <Table.Head>
          <Table.Row>
            <Table.HeaderCell>Fecha</Table.HeaderCell>
            <Table.HeaderCell>Hora</Table.HeaderCell>
            <Table.HeaderCell>Latitud</Table.HeaderCell>
            <Table.HeaderCell>Longitud</Table.HeaderCell>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {shown.map((record) => (
            <Table.Row key={record.id} className={styles.Row}>
              <Table.Cell label="Fecha" numeric className={styles.Day}>
                {formatDate(record.date)}
                {record.marcadoPor && <span className={styles.Marker}>Marcó {record.marcadoPor}</span>}
              </Table.Cell>
              <Table.Cell label="Hora" numeric>
                {formatMarkTime(record)}
              </Table.Cell>
              <Table.Cell label="Latitud" numeric className={styles.Place}>
                {formatDegrees(record.latitude)}
              </Table.Cell>
              <Table.Cell label="Longitud" numeric className={styles.Place}>
                {formatDegrees(record.longitude)}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      {records.length > shown.length && (
        <Button variant="quiet" className={styles.All} onClick={() => setAll(true)}>
          Ver todas ({records.length})
        </Button>
      )}
    </>
  );
}
