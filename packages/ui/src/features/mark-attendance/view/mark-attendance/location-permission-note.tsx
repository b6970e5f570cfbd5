import { Button } from '../../../../primitives/button/index.ts';
import { Glyph, navigation } from '../../../../primitives/icon/index.ts';
import { Link } from '../../../../primitives/link/index.ts';
import styles from './mark-attendance.module.css';

interface LocationPermissionNoteProps {
  readonly forgetsPositions: boolean;
  readonly onAllow: () => void;
}

/** Explains the use of the location before the browser asks for it. */
export function LocationPermissionNote({ forgetsPositions, onAllow }: LocationPermissionNoteProps) {
  return (
    <div className={styles.Permission}>
      <p>
        Usamos tu ubicación solo para comprobar que estás en la iglesia
        {forgetsPositions ? ' y la borramos a los 90 días' : ''}.{' '}
        <Link href="/privacidad">Más sobre tu privacidad</Link>
      </p>
      <Button size="lg" onClick={onAllow}>
        <Glyph path={navigation} /> Usar mi ubicación
      </Button>
    </div>
  );
}
