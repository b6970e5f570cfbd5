import type { ScreenAnswer } from '@ministerio/contract';
import { capitalize, weekdayName, weekdayOf } from '@ministerio/contract/domain';
import { EveningWindow } from '@ministerio/ui/composed/evening-window';
import { Button } from '@ministerio/ui/primitives/button';
import { Spinner } from '@ministerio/ui/primitives/spinner';
import styles from './hall-view.module.css';

/** State of the projector. */
export type HallState =
  | { readonly kind: 'loading'; readonly lost: boolean }
  /** The link is over; in the server's words. */
  | { readonly kind: 'ended'; readonly message: string }
  /** `lost` where the last call failed: what is shown is older. */
  | { readonly kind: 'shown'; readonly screen: ScreenAnswer; readonly lost: boolean };

export interface HallViewProps {
  /** The church's product name. */
  readonly product: string;
  /** State so far, and whether the link still holds. */
  readonly state: HallState;
  /** Fills the whole screen; absent where the browser cannot. */
  readonly onFullScreen?: (() => void) | undefined;
}

/**
 * The page for the projector in the hall: how many have come, the meeting and its hours, and the window that they light. No
 * name is on it. Renders a `<main>` on night in both themes.
 */
export function HallView({ product, state, onFullScreen }: HallViewProps) {
  return (
    <main className={styles.Root} data-component="HallView" data-theme="dark">
      <p className={styles.Product}>{product}</p>
      {state.kind === 'loading' ? (
        <div className={styles.Words}>
          <Spinner label="Encendiendo la ventana…" size="lg" />
          <p role="status" className={styles.Lost}>
            {state.lost ? 'Sin conexión. Se intenta de nuevo cada pocos segundos.' : ''}
          </p>
        </div>
      ) : null}
      {state.kind === 'ended' ? (
        <div role="alert" className={styles.Ended}>
          <h1>La pantalla se apagó</h1>
          <p>{state.message}</p>
        </div>
      ) : null}
      {state.kind === 'shown' ? <Shown {...state} /> : null}
      {state.kind !== 'ended' && onFullScreen ? (
        <Button variant="quiet" size="sm" className={styles.FullScreen} onClick={onFullScreen}>
          Pantalla completa
        </Button>
      ) : null}
    </main>
  );
}

function Shown({ screen, lost }: Extract<HallState, { kind: 'shown' }>) {
  const { presentes, unos, reunion, fecha } = screen;
  return (
    <>
      <div className={styles.Words}>
        {presentes === null ? (
          <h1 className={styles.Open}>La puerta está abierta</h1>
        ) : (
          <h1 className={styles.Count}>
            <span className={styles.Number}>{presentes}</span>
            <span className={styles.Present}>
              presentes {unos === null ? null : <span className={styles.Expected}>de unos {unos}</span>}
            </span>
          </h1>
        )}
        <p className={styles.Meaning}>Cada vidrio que se enciende es alguien que llegó.</p>
        {reunion ? (
          <p className={styles.Meeting}>
            <strong>{reunion.titulo}</strong>
            <span>
              {capitalize(weekdayName(weekdayOf(fecha)))}, {reunion.inicio} – {reunion.fin}
            </span>
          </p>
        ) : null}
        <p role="status" className={styles.Lost}>
          {lost ? 'Sin conexión: se ve lo último que se supo.' : ''}
        </p>
      </div>
      <EveningWindow present={presentes ?? 0} expected={unos} className={styles.Window} />
    </>
  );
}
