import type { OwnFicha as Ficha } from '@ministerio/contract';
import { dateAt } from '@ministerio/contract/domain';
import { Card } from '@ministerio/ui/primitives/card';
import { Heading } from '@ministerio/ui/primitives/heading';
import styles from './own-ficha.module.css';

export interface OwnFichaProps {
  /** Record of the member; guardians' numbers come masked. */
  readonly ficha: Ficha;
  /** The church's time zone, such as `America/La_Paz`. */
  readonly timeZone: string;
}

const NOTHING = 'Sin anotar';

/** 'Mi ficha': what the ministry wrote down about the reader (R65). Renders a `<section>`. */
export function OwnFicha({ ficha, timeZone }: OwnFichaProps) {
  const { telefono, anioNacimiento, tutores, consentimientos, nota } = ficha;
  const dayOf = (instant: string) => dateAt(instant, timeZone);
  return (
    <Card as="section" padding="lg" className={styles.Root} data-component="OwnFicha">
      <Heading level={2} size="xl">
        Mi ficha
      </Heading>
      <p className={styles.Lead}>Lo que un administrador anotó. Si algo no es así, pídele que lo corrija.</p>
      <dl className={styles.Facts}>
        <dt>Teléfono</dt>
        <dd>{telefono ?? NOTHING}</dd>
        <dt>Año de nacimiento</dt>
        <dd>{anioNacimiento ?? NOTHING}</dd>
        <dt>Tutores</dt>
        <dd>
          {tutores.length === 0 ? (
            NOTHING
          ) : (
            <ul className={styles.List}>
              {tutores.map(({ nombre, telefono: number, parentesco, sePuedeEscribir }) => (
                <li key={`${nombre} ${number}`}>
                  {nombre} ({parentesco}), {number}
                  {sePuedeEscribir ? '' : ', no se le escribe'}
                </li>
              ))}
            </ul>
          )}
        </dd>
        <dt>Consentimientos</dt>
        <dd>
          {consentimientos.length === 0 ? (
            NOTHING
          ) : (
            <ul className={styles.List}>
              {consentimientos.map(({ tipo, medio, cuando, retirado }) => (
                <li key={`${tipo} ${cuando}`}>
                  {tipo}: {medio.toLowerCase()}, el {dayOf(cuando)}
                  {retirado === null ? '' : `; retirado el ${dayOf(retirado)}`}
                </li>
              ))}
            </ul>
          )}
        </dd>
        <dt>Nota</dt>
        <dd>
          {nota === null
            ? NOTHING
            : `${nota.texto} (${nota.por === null ? '' : `${nota.por}, `}${dayOf(nota.cuando)})`}
        </dd>
      </dl>
    </Card>
  );
}
