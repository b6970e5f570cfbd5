import type { SecurityNotices as Notices } from '@ministerio/contract';
import { churchClock, formatDate } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link } from '../../../../primitives/link/index.ts';
import { Notice } from '../../../../primitives/notice/notice.tsx';
import styles from './security-notices.module.css';

export interface SecurityNoticesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** New administrators, and whose initial password is still in use. */
  readonly notices: Notices;
  /** The signed-in user, who gets a link to change their own initial password. */
  readonly username: string;
  /** The church's time zone, such as `America/La_Paz`. */
  readonly timeZone: string;
}

const PASSWORD_PATH = '/dashboard/user/clave';

/**
 * Security notices for administrators: who became one recently (R5), and that the initial password is still
 * in use (R30). Renders a `<div>`, or nothing without notices.
 */
export function SecurityNotices({ notices, username, timeZone, className, ...rest }: SecurityNoticesProps) {
  const { administradores, primeraClave } = notices;
  if (administradores.length === 0 && primeraClave === null) return null;
  return (
    <div {...rest} className={cx(styles.Root, className)} data-component="SecurityNotices">
      {primeraClave === null ? null : (
        <Notice tone="danger" title="La contraseña inicial sigue en uso">
          <p>
            «{primeraClave}» todavía entra con la contraseña que se generó en el primer inicio.{' '}
            {primeraClave === username ? <Link href={PASSWORD_PATH}>Cambiarla ahora</Link> : null}
          </p>
        </Notice>
      )}
      {administradores.length === 0 ? null : (
        <Notice
          tone="warning"
          title={administradores.length === 1 ? 'Nuevo administrador' : 'Nuevos administradores'}
        >
          <ul className={styles.List}>
            {administradores.map((administrator) => (
              <li key={administrator.id}>
                {announcement(administrator, timeZone)}{' '}
                <Link href={`/dashboard/editar/${administrator.id}`}>Revisar a {administrator.username}</Link>
              </li>
            ))}
          </ul>
          <p className={styles.Advice}>
            Si no lo esperabas, quítale el rol y cierra sus sesiones. Este aviso se muestra durante 7 días.
          </p>
        </Notice>
      )}
    </div>
  );
}

function announcement(
  { username, desde, por, motivo }: Notices['administradores'][number],
  timeZone: string,
) {
  const { date, time } = churchClock(Date.parse(desde), timeZone);
  const what = motivo === 'creado' ? 'fue creado como administrador' : 'ahora es administrador';
  return `«${username}» ${what} desde el ${formatDate(date)} a las ${time.slice(0, 5)}; lo hizo «${por}».`;
}
