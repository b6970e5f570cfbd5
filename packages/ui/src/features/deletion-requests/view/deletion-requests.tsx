import type { DeletionRequest } from '@ministerio/contract';
import { churchClock, formatDate } from '@ministerio/contract/domain';
import { Button } from '../../../primitives/button/index.ts';
import { Notice, type NoticeProps } from '../../../primitives/notice/notice.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import styles from './deletion-requests.module.css';

/** Props of {@link DeletionRequests}. */
export interface DeletionRequestsProps extends Omit<NoticeProps, 'children' | 'tone' | 'title'> {
  /** Who asked, the longest waiting first. */
  readonly requests: readonly DeletionRequest[];
  /** The church's time zone, such as `America/La_Paz`. */
  readonly timeZone: string;
  /** Asked to delete the account; the caller asks before anything is deleted. */
  readonly onDelete: (request: DeletionRequest) => void;
  /** Closes the request; the account stays. */
  readonly onDismiss: (request: DeletionRequest) => void;
  /** Id of the request that is being closed. */
  readonly dismissing?: number | null;
  /** Why it could not be closed. */
  readonly error?: string | null;
}

/** Who asked to be deleted, and what can be done about it (R38). Renders a `<div>`; nothing where nobody asked. */
export function DeletionRequests(props: DeletionRequestsProps) {
  const { requests, timeZone, onDelete, onDismiss, dismissing = null, error = null, ...rest } = props;
  if (requests.length === 0) return null;
  return (
    <Notice {...rest} tone="warning" title="Pedidos de eliminación" data-component="DeletionRequests">
      <p>Estas personas pidieron que se eliminen su cuenta y sus datos.</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role from a list without markers */}
      <ul role="list" className={styles.List}>
        {requests.map((request) => {
          const name = `${request.nombre} ${request.apellido}`;
          return (
            <li key={request.id} className={styles.Item}>
              <span className={styles.Words}>
                <strong>{name}</strong>
                <span className={styles.Detail}>
                  {request.username}, desde el{' '}
                  <span className={styles.Day}>
                    {formatDate(churchClock(new Date(request.pedida), timeZone).date)}
                  </span>
                </span>
              </span>
              <span className={styles.Actions}>
                <Button variant="secondary" size="sm" onClick={() => onDelete(request)}>
                  Eliminar<VisuallyHidden> a {name}</VisuallyHidden>
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  loading={dismissing === request.id}
                  onClick={() => onDismiss(request)}
                >
                  Descartar<VisuallyHidden> el pedido de {name}</VisuallyHidden>
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {error !== null && (
        <p role="alert" className={styles.Error}>
          {error}
        </p>
      )}
    </Notice>
  );
}
