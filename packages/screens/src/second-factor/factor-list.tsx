import type { Factor } from '@ministerio/contract';
import { dateAt } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { Stack } from '@ministerio/ui/primitives/stack';
import styles from './second-factor.module.css';

export interface FactorListProps {
  /** Oldest first. */
  readonly factors: readonly Factor[];
  /** The church's time zone, such as `America/La_Paz`. */
  readonly timeZone: string;
  /** The one that is being removed. */
  readonly removing: number | null;
  /** Called by 'Quitar'; the caller asks for confirmation. */
  readonly onRemove: (factor: Factor) => void;
}

const kinds = { llave: 'Llave de acceso', app: 'Aplicación de códigos' } as const;

/** Passkeys and apps with their last use. Renders a `<ul>`. */
export function FactorList({ factors, timeZone, removing, onRemove }: FactorListProps) {
  const day = (instant: string) => dateAt(instant, timeZone);
  return (
    <Stack as="ul" gap={0}>
      {factors.map((factor) => (
        <li key={factor.id} className={styles.Item}>
          <div>
            <p className={styles.Name}>{factor.nombre}</p>
            <p className={styles.Facts}>
              {kinds[factor.tipo]}, agregada el {day(factor.creado)}.{' '}
              {factor.usado === null ? 'Todavía sin usar.' : `Último uso: ${day(factor.usado)}.`}
            </p>
          </div>
          <Button
            variant="secondary"
            size="sm"
            loading={removing === factor.id}
            aria-label={`Quitar ${factor.nombre}`}
            onClick={() => onRemove(factor)}
          >
            Quitar
          </Button>
        </li>
      ))}
    </Stack>
  );
}
