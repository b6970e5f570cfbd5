import { arrowLeft, Glyph } from '@ministerio/ui/primitives/icon';
import { IconButton } from '@ministerio/ui/primitives/icon-button';
import type { DoorConnection } from '../../../kit/marking/shown.ts';
import styles from './door-head.module.css';
import { DoorLink } from './door-link.tsx';

interface PageHeadProps {
  readonly title: string;
  readonly connection: DoorConnection;
  readonly waiting: number;
  readonly onBack: () => void;
}

/** Head of a page of the door that covers field and keypad for a moment. */
export function PageHead({ title, connection, waiting, onBack }: PageHeadProps) {
  return (
    <header className={styles.Root} data-theme="dark">
      <div className={styles.Bar}>
        <IconButton label="Volver" icon={<Glyph path={arrowLeft} />} onClick={onBack} />
        <h1 className={`${styles.Words} ${styles.Count}`}>{title}</h1>
        <DoorLink connection={connection} waiting={waiting} />
      </div>
    </header>
  );
}
