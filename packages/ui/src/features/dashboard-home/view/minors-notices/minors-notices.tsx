import type { SecurityNotices } from '@ministerio/contract';
import { momentWords } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Card } from '../../../../primitives/card/card.tsx';
import { Link } from '../../../../primitives/link/index.ts';
import { Notice } from '../../../../primitives/notice/notice.tsx';
import styles from './minors-notices.module.css';

export interface MinorsNoticesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Who stopped counting as a minor and guardians' new numbers in the last seven days, newest first. */
  readonly notices: SecurityNotices['menores'];
  /** Minors without a guardian: how many, and the first of them. */
  readonly waiting: SecurityNotices['menoresSinTutor'];
  /** The church's time zone, such as `America/La_Paz`. */
  readonly timeZone: string;
}

const EDITOR = '/dashboard/editar';

/** Minors without a guardian, and what was changed about minors (R44). Renders a `<div>`, or nothing. */
export function MinorsNotices({ notices, waiting, timeZone, className, ...rest }: MinorsNoticesProps) {
  const { total, personas } = waiting;
  if (notices.length === 0 && total === 0) return null;
  return (
    <div {...rest} className={cx(styles.Root, className)} data-component="MinorsNotices">
      {total === 0 ? null : (
        <Card padding="none">
          <details className={styles.Waiting}>
            <summary>
              <strong>{total}</strong> {total === 1 ? 'menor sin tutor' : 'menores sin tutor'}
            </summary>
            <p>Abre a cada persona y anota en su ficha a quién se le escribe.</p>
            <ul className={styles.List}>
              {personas.map(({ id, nombre, apellido }) => (
                <li key={id}>
                  <Link href={`${EDITOR}/${id}`}>
                    {nombre} {apellido}
                  </Link>
                </li>
              ))}
            </ul>
            {total > personas.length ? <p>Y {total - personas.length} más.</p> : null}
          </details>
        </Card>
      )}
      {notices.length === 0 ? null : (
        <Notice title="Menores y tutores" tone="warning">
          <ul className={styles.List}>
            {notices.map(({ motivo, persona, importados, compartido, por, cuando }) => {
              const name = persona === null ? 'una cuenta eliminada' : `«${persona.username}»`;
              return (
                <li key={`${cuando} ${motivo} ${persona?.id}`}>
                  «{por}»{' '}
                  {motivo === 'adulto'
                    ? `hizo que ${name} deje de contar como menor`
                    : importados === null
                      ? `puso el teléfono de un tutor de ${name}`
                      : importedWords(importados)}{' '}
                  el {momentWords(cuando, timeZone)}
                  {compartido ? ', con otro administrador: el número también es de otra persona' : ''}.
                </li>
              );
            })}
          </ul>
          <p>Si algo no está bien, corrige la ficha. Este aviso se muestra durante 7 días.</p>
        </Notice>
      )}
    </div>
  );
}

function importedWords(count: number): string {
  return count === 1 ? 'importó el teléfono de un tutor' : `importó los teléfonos de ${count} tutores`;
}
