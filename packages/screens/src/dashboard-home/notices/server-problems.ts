import type { SecurityNotices, ServerProblem } from '@ministerio/contract';
import { momentWords } from '@ministerio/contract/domain';
import type { NoticeItem } from '@ministerio/ui/composed/notice-list';

interface Words {
  readonly tone: 'danger' | 'warning';
  readonly title: string;
  /** Event and its cause. */
  readonly what: string;
  /** Advice. */
  readonly help: string;
}

const words: Readonly<Record<ServerProblem, Words>> = {
  datos: {
    tone: 'danger',
    title: 'La base de datos está dañada',
    what: 'Hay datos que el servidor no puede leer. Suele pasar por un corte de luz o por un disco que falla.',
    help: 'Pide cuanto antes a quien cuida el servidor que restaure la última copia buena.',
  },
  escritura: {
    tone: 'danger',
    title: 'El servidor no pudo guardar',
    what: 'El disco no aceptó un cambio; casi siempre es porque está lleno. Lo que se mostró como guardado está a salvo.',
    help: 'Pide a quien cuida el servidor que libere espacio, y repite lo que no se guardó.',
  },
  copia: {
    tone: 'danger',
    title: 'No se pudo hacer la copia de seguridad',
    what: 'La última copia automática falló por falta de espacio o de permisos, o porque la base de datos está dañada. Las copias anteriores siguen ahí.',
    help: 'Pide a quien cuida el servidor que revise el disco y haga una copia en otro lugar.',
  },
  permisos: {
    tone: 'warning',
    title: 'Otros usuarios del equipo pueden leer los datos',
    what: 'La carpeta de datos o la clave de las sesiones están abiertas a otros usuarios del equipo del servidor.',
    help: 'Pide a quien cuida el servidor que les quite ese permiso.',
  },
  reloj: {
    tone: 'warning',
    title: 'El reloj del servidor no parece correcto',
    what: 'La fecha del servidor no va con la que ya había visto. Mientras tanto no se borra nada antiguo.',
    help: 'Pide a quien cuida el servidor que corrija la fecha. Si está bien, este aviso se va en siete días.',
  },
  copias: {
    tone: 'danger',
    title: 'Las copias no están saliendo del equipo',
    what: 'La carpeta de las copias selladas no las recibe, o falta comprobar la clave de la página impresa.',
    help: 'Pide a quien cuida el servidor que revise la carpeta y la clave de las copias.',
  },
  ensayo: {
    tone: 'danger',
    title: 'El ensayo de restauración no fue bien',
    what: 'Cada semana se restaura una copia de prueba, y la última no volvió entera o está atrasada.',
    help: 'Pide a quien cuida el servidor que guarde las copias en otra carpeta o en otro disco.',
  },
};

/** Problems of the server's machine, the oldest first: what happened, why, and what to do. */
export function serverProblems(problems: SecurityNotices['servidor'], timeZone: string): NoticeItem[] {
  return problems.map(({ problema, desde }) => {
    const { tone, title, what, help } = words[problema];
    return { tone, title, text: [what], advice: `${help} Se notó el ${momentWords(desde, timeZone)}.` };
  });
}
