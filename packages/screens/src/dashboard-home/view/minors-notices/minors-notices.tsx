import type { SecurityNotices } from '@ministerio/contract';
import { momentWords } from '@ministerio/contract/domain';
import { type NoticeItem, NoticeList, type NoticeListProps } from '@ministerio/ui/composed/notice-list';
import { Card } from '@ministerio/ui/primitives/card';
import { Link } from '@ministerio/ui/primitives/link';
import styles from './minors-notices.module.css';

export interface MinorsNoticesProps extends Omit<NoticeListProps, 'notices' | 'children'> {
  /** Who stopped counting as a minor and guardians' new numbers in the last seven days, newest first. */
  readonly notices: SecurityNotices['menores'];
  /** Minors without a guardian: how many, and the first of them. */
  readonly waiting: SecurityNotices['menoresSinTutor'];
  /** The church's time zone, such as `America/La_Paz`. */
  readonly timeZone: string;
}

const EDITOR = '/dashboard/editar';

/** Minors without a guardian, and what was changed about minors (R44). Renders a `<div>`, or nothing. */
export function MinorsNotices({ notices, waiting, timeZone, ...rest }: MinorsNoticesProps) {
  const { total, personas } = waiting;
  const lines = notices.map((change) => changeWords(change, timeZone));
  const advice = 'Si algo no está bien, corrige la ficha.';
  const shown: NoticeItem[] =
    lines.length === 0 ? [] : [{ tone: 'warning', title: 'Menores y tutores', lines, advice }];
  return (
    <NoticeList {...rest} notices={shown} data-component="MinorsNotices">
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
    </NoticeList>
  );
}

function changeWords(
  { motivo, persona, importados, compartido, por, cuando }: SecurityNotices['menores'][number],
  timeZone: string,
): string {
  const name = persona === null ? 'una cuenta eliminada' : `«${persona.username}»`;
  const phone = importados === null ? `puso el teléfono de un tutor de ${name}` : importedWords(importados);
  const what = motivo === 'adulto' ? `hizo que ${name} deje de contar como menor` : phone;
  const also = compartido ? ', con otro administrador: el número también es de otra persona' : '';
  return `«${por}» ${what} el ${momentWords(cuando, timeZone)}${also}.`;
}

function importedWords(count: number): string {
  return count === 1 ? 'importó el teléfono de un tutor' : `importó los teléfonos de ${count} tutores`;
}
