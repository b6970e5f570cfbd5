import { dataTitle, type SecurityNotices as Notices } from '@ministerio/contract';
import { chainFaultText, momentWords, monthAndYear } from '@ministerio/contract/domain';
import type { NoticeItem } from '@ministerio/ui/composed/notice-list';
import { Link } from '@ministerio/ui/primitives/link';

const PASSWORD_PATH = '/dashboard/user/clave';

/** Faults to mend: the initial password is still in use (R30), the audit is not whole (R67). */
export function faultNotices(
  { primeraClave, cadena }: Notices,
  username: string,
  timeZone: string,
): NoticeItem[] {
  const notices: NoticeItem[] = [];
  if (primeraClave !== null) {
    const text = `«${primeraClave}» todavía entra con la contraseña que se generó en el primer inicio.`;
    const own = { text, href: PASSWORD_PATH, label: 'Cambiarla ahora' };
    notices.push({
      tone: 'danger',
      title: 'La contraseña inicial sigue en uso',
      text: [primeraClave === username ? own : text],
    });
  }
  if (cadena !== null) {
    notices.push({
      tone: 'danger',
      title: 'El registro de cambios no está completo',
      text: [chainFaultText(cadena.tipo, cadena.entrada, new Date(cadena.cuando), timeZone)],
      advice: (
        <>
          Alguien lo cambió en la base de datos. Quien cuida el servidor lo comprueba con{' '}
          <code>npm run audit -- verify</code>; guarda la última copia de seguridad antes de tocar nada.
        </>
      ),
    });
  }
  return notices;
}

/**
 * Changes by others in the last seven days, if any: who became an administrator (R5), whose access, which
 * data and how the church is reached changed (R47), what was changed about minors (R44), which months were closed (R68).
 */
export function changeNotices(notices: Notices, timeZone: string): NoticeItem[] {
  const { administradores, accesos, borrados, datos, lideres, chats, menores, cierres } = notices;
  const changes: readonly NoticeItem[] = [
    {
      title: administradores.length === 1 ? 'Nuevo administrador' : 'Nuevos administradores',
      lines: administradores.map((administrator) => ({
        text: announcement(administrator, timeZone),
        href: `/dashboard/editar/${administrator.id}`,
        label: `Revisar a ${administrator.username}`,
      })),
      advice: 'Si no lo esperabas, quítale el rol y cierra sus sesiones.',
    },
    {
      title: 'Cambiaron accesos de administradores',
      lines: accesos.map((change) => accessWords(change, timeZone)),
      advice: 'Si no lo esperabas, cambia tu contraseña y cierra las sesiones de quien lo hizo.',
    },
    {
      title: 'Se borraron o cambiaron datos',
      lines: borrados.map((deleted) => deletionWords(deleted, timeZone)),
      advice:
        'Si no lo esperabas, cierra las sesiones de quien lo hizo y avisa a quien cuida el servidor: la copia devuelve lo borrado.',
    },
    {
      title: 'Cambió quién lidera un ministerio',
      lines: lideres.map((change) => leaderWords(change, timeZone)),
      advice: 'Quien lidera marca y ve a su ministerio. Si no lo esperabas, quítalo.',
    },
    {
      title: 'Muchos chats de seguimiento',
      lines: chats.map(
        ({ por, cuando }) =>
          `«${por}» pidió más chats de los que se abren en una hora o un día el ${momentWords(cuando, timeZone)}.`,
      ),
      advice: 'Pregúntale a quién escribe.',
    },
    {
      title: 'Cambiaron datos del sitio',
      lines: datos.map((change) => changeWords(change, timeZone)),
      advice: (
        <>
          Si no lo esperabas, mira el historial en <Link href="/dashboard/sitio/datos">Datos</Link> y vuelve a
          la versión anterior.
        </>
      ),
    },
    {
      title: 'Menores y tutores',
      lines: menores.map((change) => minorWords(change, timeZone)),
      advice: 'Si algo no está bien, corrige la ficha.',
    },
    {
      tone: 'info',
      title: 'Cierre de aportes',
      lines: cierres.map(
        ({ motivo, mes, por, cuando }) =>
          `«${por}» ${motivo === 'cerrado' ? 'cerró' : 'ajustó'} ${monthAndYear(mes)} el ${momentWords(cuando, timeZone)}.`,
      ),
      advice: (
        <>
          Míralo en <Link href="/dashboard/cierre">Cierre de aportes</Link>.
        </>
      ),
    },
  ];
  return changes.filter(({ lines }) => lines?.length).map((change) => ({ tone: 'warning', ...change }));
}

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** '«ruth.a» cambió WhatsApp y Radio el 20-11-2026 a las 10:05.' */
function changeWords({ por, cuando, campos }: Notices['datos'][number], timeZone: string): string {
  return `«${por}» cambió ${list.format(campos.map(dataTitle))} el ${momentWords(cuando, timeZone)}.`;
}

/** '«admin» nombró a «camila» para liderar Danza el 20-11-2026 a las 10:05.' */
function leaderWords(
  { motivo, ministerio, username, por, cuando }: Notices['lideres'][number],
  timeZone: string,
) {
  const name = username === null ? 'una cuenta eliminada' : `«${username}»`;
  const what =
    motivo === 'nombrado'
      ? `nombró a ${name} para liderar ${ministerio}`
      : `quitó a ${name} de liderar ${ministerio}`;
  return `«${por}» ${what} el ${momentWords(cuando, timeZone)}.`;
}

const deletionVerbs: Record<Notices['borrados'][number]['que'], readonly [one: string, many: string]> = {
  personas: ['borró 1 persona', 'borró {n} personas'],
  ministerios: ['borró 1 ministerio', 'borró {n} ministerios'],
  fotos: ['retiró 1 foto', 'retiró {n} fotos'],
  asistencias: ['borró 1 asistencia', 'borró {n} asistencias'],
  aportes: ['cambió 1 aporte ya anotado', 'cambió {n} aportes ya anotados'],
  membresias: ['quitó a 1 persona de un ministerio', 'quitó {n} veces a alguien de un ministerio'],
  recuperadas: ['dejó a 1 persona que se había borrado', 'dejó a {n} personas que se habían borrado'],
};

/** '«admin» borró 24 personas, lo último el 20-11-2026 a las 10:05.' */
function deletionWords({ por, que, total, cuando }: Notices['borrados'][number], timeZone: string): string {
  const [one, many] = deletionVerbs[que];
  const what = total === 1 ? one : many.replace('{n}', String(total));
  return `«${por}» ${what}${total === 1 ? '' : ', lo último'} el ${momentWords(cuando, timeZone)}.`;
}

const accessVerbs: Record<Notices['accesos'][number]['motivo'], string> = {
  'clave-nueva': 'puso una contraseña nueva a',
  'clave-de-un-uso': 'puso una contraseña de un solo uso a',
  'usuario-o-correo': 'cambió el usuario o el correo de',
  'sesiones-cerradas': 'cerró las sesiones de',
  'sin-rol': 'quitó el rol de administrador a',
  eliminado: 'eliminó a',
  'factor-agregado': 'agregó un segundo factor a',
  'factor-quitado': 'quitó un segundo factor de',
  'sin-segundo-factor': 'quitó todo el segundo factor de',
  'codigos-nuevos': 'hizo códigos de recuperación nuevos para',
  'codigo-usado': 'usó un código de recuperación de',
};

/** '«admin» puso una contraseña nueva a «ruth.a» el 20-11-2026 a las 10:05.' */
function accessWords({ username, antes, por, cuando, motivo }: Notices['accesos'][number], timeZone: string) {
  const former = antes ?? username;
  const whom = former === null ? 'un administrador' : former === por ? 'su cuenta' : `«${former}»`;
  const now = former === username || username === null ? '' : ` (ahora «${username}»)`;
  return `«${por}» ${accessVerbs[motivo]} ${whom}${now} el ${momentWords(cuando, timeZone)}.`;
}

function announcement(
  { username, desde, por, motivo }: Notices['administradores'][number],
  timeZone: string,
) {
  const what = motivo === 'creado' ? 'fue creado como administrador' : 'ahora es administrador';
  return `«${username}» ${what} desde el ${momentWords(desde, timeZone)}; lo hizo «${por}».`;
}

/** '«admin» puso el teléfono de un tutor de «camila» el 20-11-2026 a las 10:05.' */
function minorWords(
  { motivo, persona, importados, compartido, por, cuando }: Notices['menores'][number],
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
