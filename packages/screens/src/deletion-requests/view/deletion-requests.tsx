import type { DeletionRequest } from '@ministerio/contract';
import { dateAt, nameOf } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { Stack } from '@ministerio/ui/primitives/stack';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import styles from './deletion-requests.module.css';

export interface DeletionRequestsProps {
  /** The requests, oldest first. */
  readonly requests: readonly DeletionRequest[];
  /** The church's time zone, such as `America/La_Paz`. */
  readonly timeZone: string;
  /** Called by 'Eliminar'; the caller asks for confirmation. */
  readonly onDelete: (request: DeletionRequest) => void;
  /** Dismisses the request; the account stays. */
  readonly onDismiss: (request: DeletionRequest) => void;
  /** Id of the request being dismissed. */
  readonly dismissing?: number | null;
  /** Error message of the last dismissal. */
  readonly error?: string | null;
}

/** Members who asked to be deleted, with the actions for each (R38). Renders a `<div>`. */
export function DeletionRequests(props: DeletionRequestsProps) {
  const { requests, timeZone, onDelete, onDismiss, dismissing = null, error = null } = props;
  return (
    <div data-component="DeletionRequests">
      <p>Estas personas pidieron que se eliminen su cuenta y sus datos.</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role from a list without markers */}
      <ul role="list" className={styles.List}>
        {requests.map((request) => {
          const name = nameOf(request);
          return (
            <li key={request.id} className={styles.Item}>
              <span className={styles.Words}>
                <strong>{name}</strong>
                <span className={styles.Detail}>
                  {request.username}, desde el{' '}
                  <span className={styles.Day}>{dateAt(request.pedida, timeZone)}</span>
                </span>
              </span>
              <Stack as="span" direction="row" gap={2} wrap>
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
              </Stack>
            </li>
          );
        })}
      </ul>
      {error !== null && (
        <p role="alert" className={styles.Error}>
          {error}
        </p>
      )}
    </div>
  );
}
