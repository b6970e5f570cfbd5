import type { SecurityNotices } from '@ministerio/contract';
import { momentWords } from '@ministerio/contract/domain';
import type { NoticeItem } from '@ministerio/ui/composed/notice-list';
import { Link } from '@ministerio/ui/primitives/link';

type DoorNotice = SecurityNotices['puerta'][number];

const phones = <Link href="/dashboard/puerta">Teléfonos de la puerta</Link>;

/** A phone of the door that sent too many unknown numbers (R41), and who made codes (R47), in the last seven days. */
export function doorNotices(notices: readonly DoorNotice[], timeZone: string): NoticeItem[] {
  const held = notices.filter(({ motivo }) => motivo === 'frenado');
  const codes = byAuthor(notices.filter(({ motivo }) => motivo === 'codigo'));
  const shown: NoticeItem[] = [
    {
      tone: 'warning',
      title: held.length === 1 ? 'Se frenó un teléfono de la puerta' : 'Se frenaron teléfonos de la puerta',
      lines: held.map(
        ({ telefono, cuando }) =>
          `«${telefono ?? 'Un teléfono'}» envió demasiados números que nadie tiene, el ${momentWords(cuando, timeZone)}.`,
      ),
      advice: (
        <>
          Por si alguien prueba números al azar, dejó de marcar durante una hora; sus marcas esperan en él.
          Mira quién lo tiene: si no es de confianza, quítalo en {phones}.
        </>
      ),
    },
    {
      title: 'Códigos para teléfonos de la puerta',
      lines: codes.map(
        ({ por, perfil, count, last }) =>
          `«${por}» hizo ${count === 1 ? 'un código' : `${count} códigos`} para ${perfil === 'numeros' ? 'marcar solo con números' : 'marcar viendo nombres'}; ${count === 1 ? 'fue' : 'el último'} el ${momentWords(last, timeZone)}.`,
      ),
      advice: (
        <>Si no lo esperabas, quita esos teléfonos en {phones} y cierra las sesiones de quien lo hizo.</>
      ),
    },
  ];
  return shown.filter(({ lines }) => lines?.length);
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
    lines.set(key, { por: author, perfil, count: (line?.count ?? 0) + 1, last: line?.last ?? cuando });
  }
  return [...lines.values()];
}
