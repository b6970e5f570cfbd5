import { formatDate, weekdayName, weekdayOf } from '@ministerio/contract/domain';
import { useFocusNext } from '@ministerio/ui/hooks/use-focus-next';
import { Accordion } from '@ministerio/ui/primitives/accordion';
import { Glyph, trash } from '@ministerio/ui/primitives/icon';
import { IconButton } from '@ministerio/ui/primitives/icon-button';
import { Stack } from '@ministerio/ui/primitives/stack';
import { useRef } from 'react';
import rows from './edited-list.module.css';
import styles from './exceptions-form.module.css';
import type { SiteValues } from './site-values.ts';

type Exception = SiteValues['excepciones'][number];

interface PastExceptionsProps {
  readonly exceptions: readonly { readonly index: number; readonly exception: Exception }[];
  readonly meetings: SiteValues['horarios'];
  readonly onRemove: (index: number) => void;
}

/** Days that are over, folded: they count on in Seguimiento, where a suspended meeting is no absence. */
export function PastExceptions({ exceptions, meetings, onRemove }: PastExceptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  useFocusNext(list, '[data-remove]');
  const count = exceptions.length;
  return (
    <Accordion.Root titleLevel={2}>
      <Accordion.Item value="pasados" title={count === 1 ? '1 día pasado' : `${count} días pasados`}>
        <Stack gap={3}>
          <p className={styles.Note}>
            Ya no se ven en el sitio. Siguen anotados para que una reunión que no hubo no cuente como falta en
            Seguimiento.
          </p>
          <ul ref={list} className={rows.List} tabIndex={-1}>
            {exceptions.map(({ index, exception }) => {
              const { reunion, fecha } = exception;
              const meeting = meetings.find(({ id }) => id === reunion)?.titulo ?? reunion;
              const title = `${meeting}, ${weekdayName(weekdayOf(fecha))} ${formatDate(fecha)}`;
              return (
                <li key={`${reunion} ${fecha}`} className={rows.Row}>
                  <div className={rows.Head}>
                    <span className={rows.Words}>
                      {title}
                      <span className={rows.Detail}>{whatHappened(exception)}</span>
                    </span>
                    <IconButton
                      label={`Quitar ${title}`}
                      icon={<Glyph path={trash} />}
                      data-remove=""
                      onClick={() => onRemove(index)}
                    />
                  </div>
                </li>
              );
            })}
          </ul>
        </Stack>
      </Accordion.Item>
    </Accordion.Root>
  );
}

function whatHappened({ tipo, inicio, fin, motivo }: Exception): string {
  const words = tipo === 'suspendida' ? 'No hubo' : `Fue de ${inicio} a ${fin}`;
  return motivo ? `${words}: ${motivo}` : words;
}
