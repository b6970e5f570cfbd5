import type { CopiesStatus as Status } from '@ministerio/contract';
import { daysAgoWords, momentWords } from '@ministerio/contract/domain';
import type { NoticeItem } from '@ministerio/ui/composed/notice-list';

interface Words {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly title: string;
  /** Event and its cause; '' where the lines below say enough. */
  readonly what: string;
  /** Advice; '' for none. */
  readonly help: string;
}

const notSetUp: Words = {
  tone: 'info',
  title: 'Las copias no salen del equipo',
  what: 'Las copias de seguridad están en el mismo equipo que los datos: si se roba o se quema, se pierde todo.',
  help: 'Pide a quien cuida el servidor que prepare una carpeta para las copias selladas; la guía lo explica.',
};

const notTypedBack: Words = {
  tone: 'warning',
  title: 'Falta comprobar la clave de las copias',
  what: 'El servidor no sella copias hasta saber que alguien tiene la página impresa: sin ella nadie podría abrirlas.',
  help: 'Toma la página y, con quien cuida el servidor, escribe su clave con npm run copies -- check.',
};

const well: Words = { tone: 'success', title: 'Las copias salen del equipo', what: '', help: '' };

const late: Words = {
  tone: 'warning',
  title: 'El ensayo de restauración está atrasado',
  what: 'Cada semana se restaura una copia de prueba, y esta semana no se pudo. Las copias siguen saliendo.',
  help: 'Pide a quien cuida el servidor que lo deje encendido, y que revise la carpeta de las copias.',
};

const unrestorable: Words = {
  tone: 'danger',
  title: 'El ensayo de restauración falló',
  what: 'La copia de prueba no volvió entera desde la carpeta: el disco puede fallar, o alguien cambió archivos. Los datos del servidor están a salvo.',
  help: 'Pide a quien cuida el servidor que guarde las copias en otra carpeta o en otro disco. El ensayo se repite mañana.',
};

const failures: Readonly<Record<NonNullable<Status['motivo']>, Pick<Words, 'what' | 'help'>>> = {
  'sin-destino': {
    what: 'El servidor no encuentra la carpeta de las copias: el disco está desconectado o la red no responde.',
    help: 'Conecta el disco o pide que lo revise quien cuida el servidor. Las copias siguen solas.',
  },
  lleno: {
    what: 'La carpeta de las copias está llena.',
    help: 'Pide a quien cuida el servidor que libere espacio o elija un disco más grande. Las copias siguen solas.',
  },
  'sin-permiso': {
    what: 'El servidor no puede escribir en la carpeta de las copias: es de solo lectura, o de otro usuario.',
    help: 'Pide a quien cuida el servidor que le dé permiso de escribir.',
  },
  lento: {
    what: 'La carpeta de las copias no responde a tiempo.',
    help: 'Pide a quien cuida el servidor que revise la red o el disco. Se sigue probando.',
  },
  ajeno: {
    what: 'En la carpeta hay copias de otra instalación, y mezclarlas las pondría en peligro.',
    help: 'Pide a quien cuida el servidor que elija otra carpeta para estas copias.',
  },
  otro: {
    what: 'La última copia no se pudo sellar.',
    help: 'Pide a quien cuida el servidor que mire el registro del servidor.',
  },
};

/** Whether copies leave the machine and whether one can be restored: what happened, why, and what to do. */
export function copiesNotice(status: Status, nowMs: number, timeZone: string): NoticeItem {
  const { tone, title, what, help } = wordsOf(status);
  const { ultima, ensayo, desde } = status;
  const text = [
    what,
    desde !== null && `Sin copias nuevas desde el ${momentWords(desde, timeZone)}.`,
    ultima !== null && `Última copia: ${momentWords(ultima, timeZone)}.`,
    status.estado === 'bien' && ensayo === null && 'Ensayo de restauración: todavía ninguno.',
    ensayo !== null &&
      `Ensayo de restauración: ${results[ensayo.resultado]}, ${daysAgoWords(ensayo.cuando, nowMs, timeZone, 'day')}.`,
  ].filter((line): line is string => line !== false && line !== '');
  return { tone, title, text, advice: help };
}

const results = { bien: 'bien', atrasado: 'el último fue bien', falla: 'falló' } as const;

function wordsOf({ estado, motivo, ensayo }: Status): Words {
  if (estado === 'sin-configurar') return notSetUp;
  if (estado === 'sin-comprobar') return notTypedBack;
  if (estado === 'falla') {
    return {
      tone: 'danger',
      title: 'Las copias no están saliendo del equipo',
      ...failures[motivo ?? 'otro'],
    };
  }
  if (ensayo?.resultado === 'falla') return unrestorable;
  return ensayo?.resultado === 'atrasado' ? late : well;
}
