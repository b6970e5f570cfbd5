import type { SecurityNotices } from '@ministerio/contract';
import { momentWords } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link } from '../../../../primitives/link/index.ts';
import { Notice } from '../../../../primitives/notice/notice.tsx';
import styles from './door-notices.module.css';

type DoorNotice = SecurityNotices['puerta'][number];

export interface DoorNoticesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What happened with phones of the door in the last seven days, newest first. */
  readonly notices: readonly DoorNotice[];
  /** The church's time zone, such as `America/La_Paz`. */
  readonly timeZone: string;
}

/**
 * What administrators have to know of the door: a phone that sent too many unknown numbers (R41), and who made codes
 * (R47). Renders a `<div>`, or nothing.
 */
export function DoorNotices({ notices, timeZone, className, ...rest }: DoorNoticesProps) {
  if (notices.length === 0) return null;
  const held = notices.filter(({ motivo }) => motivo === 'frenado');
  const codes = byAuthor(notices.filter(({ motivo }) => motivo === 'codigo'));
  return (
    <div {...rest} className={cx(styles.Root, className)} data-component="DoorNotices">
      {held.length === 0 ? null : (
        <Notice
          tone="warning"
          title={
            held.length === 1 ? 'Se frenó un teléfono de la puerta' : 'Se frenaron teléfonos de la puerta'
          }
        >
          <ul className={styles.List}>
            {held.map(({ telefono, cuando }) => (
              <li key={cuando}>
                «{telefono ?? 'Un teléfono'}» envió demasiados números que nadie tiene, el{' '}
                {momentWords(cuando, timeZone)}.
              </li>
            ))}
          </ul>
          <p className={styles.Advice}>
            Por si alguien prueba números al azar, dejó de marcar durante una hora; sus marcas esperan en él.
            Mira quién lo tiene: si no es de confianza, quítalo en{' '}
            <Link href="/dashboard/puerta">Teléfonos de la puerta</Link>. Este aviso se muestra durante 7
            días.
          </p>
        </Notice>
      )}
      {codes.length === 0 ? null : (
        <Notice title="Códigos para teléfonos de la puerta">
          <ul className={styles.List}>
            {codes.map(({ por, perfil, count, last }) => (
              <li key={`${por} ${perfil}`}>
                «{por}» hizo {count === 1 ? 'un código' : `${count} códigos`} para{' '}
                {perfil === 'numeros' ? 'marcar solo con números' : 'marcar viendo nombres'};{' '}
                {count === 1 ? 'fue' : 'el último'} el {momentWords(last, timeZone)}.
              </li>
            ))}
          </ul>
          <p className={styles.Advice}>
            Si no lo esperabas, quita esos teléfonos en{' '}
            <Link href="/dashboard/puerta">Teléfonos de la puerta</Link> y cierra las sesiones de quien lo
            hizo. Este aviso se muestra durante 7 días.
          </p>
        </Notice>
      )}
    </div>
  );
}

interface CodesOfAuthor {
  readonly por: string;
  readonly perfil: DoorNotice['perfil'];
  readonly count: number;
  /** When the newest was made. */
  readonly last: string;
}

/** An evening needs several codes: one line for each author and kind. */
function byAuthor(codes: readonly DoorNotice[]): readonly CodesOfAuthor[] {
  const lines = new Map<string, CodesOfAuthor>();
  for (const { por, perfil, cuando } of codes) {
    const author = por ?? 'Alguien';
    const key = `${author} ${perfil}`;
    const line = lines.get(key);
    lines.set(key, {
      por: author,
      perfil,
      count: (line?.count ?? 0) + 1,
      last: line?.last ?? cuando,
    });
  }
  return [...lines.values()];
}
