import type { ListedPhone } from '@ministerio/contract';
import { churchClock, daysBetween, formatDate, weekdayName } from '@ministerio/contract/domain';

const MINUTE_MS = 60_000;
const MINUTES_OF_HOUR = 60;
const HOURS_OF_DAY = 24;
/** A door asks for the day's count every minute: a phone that was silent for longer than this has no signal, or is off. */
const SILENT_MS = 5 * MINUTE_MS;

/** What the dot beside a state's words repeats. */
export type PhoneTone = 'good' | 'attention' | 'quiet';

/** State of a phone in words, and their tone. @param nowMs - UTC milliseconds */
export function stateWords(
  { estado, pendientes, visto }: Pick<ListedPhone, 'estado' | 'pendientes' | 'visto'>,
  nowMs: number,
): { readonly tone: PhoneTone; readonly words: string } {
  const waits = (pendientes ?? 0) > 0;
  if (estado === 'vencido') {
    return waits
      ? { tone: 'attention', words: 'Venció sin enviar todo' }
      : { tone: 'quiet', words: 'Venció' };
  }
  if (estado === 'espera') return { tone: 'attention', words: 'Por confirmar' };
  if (nowMs - Date.parse(visto) <= SILENT_MS) return { tone: 'good', words: 'Conectado' };
  return waits
    ? { tone: 'attention', words: 'Sin contacto, con marcas por enviar' }
    : { tone: 'quiet', words: 'Sin contacto' };
}

/** 'Solo números', or 'Con nombres: Red de Jovenes, Intercesion'. */
export function profileWords({ perfil, ministerios }: Pick<ListedPhone, 'perfil' | 'ministerios'>): string {
  if (perfil === 'numeros') return 'Solo números';
  const names = ministerios.map(({ name }) => name);
  return names.length === 0 ? 'Con nombres: ningún ministerio' : `Con nombres: ${names.join(', ')}`;
}

/** 'ahora mismo', 'hace 2 min', 'hace 3 h', 'hace 2 días'. @param atMs - UTC milliseconds, like `nowMs` */
export function agoWords(atMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - atMs) / MINUTE_MS);
  if (minutes < 1) return 'ahora mismo';
  if (minutes < MINUTES_OF_HOUR) return `hace ${minutes} min`;
  const hours = Math.floor(minutes / MINUTES_OF_HOUR);
  if (hours < HOURS_OF_DAY) return `hace ${hours} h`;
  const days = Math.floor(hours / HOURS_OF_DAY);
  return days === 1 ? 'hace 1 día' : `hace ${days} días`;
}

/** 'visto hace 2 min'; a phone that was only enrolled 'nunca se conectó'. */
export function contactWords(
  { inscrito, visto }: Pick<ListedPhone, 'inscrito' | 'visto'>,
  nowMs: number,
): string {
  const ago = agoWords(Date.parse(visto), nowMs);
  const isNew = visto === inscrito && nowMs - Date.parse(visto) > SILENT_MS;
  return isNew ? `nunca se conectó; se inscribió ${ago}` : `visto ${ago}`;
}

/** '7 por enviar', 'nada por enviar'; null where the phone said nothing. */
export function pendingWords(pending: number | null): string | null {
  if (pending === null) return null;
  return pending === 0 ? 'nada por enviar' : `${pending} por enviar`;
}

/** 'vence hoy a las 23:00', 'venció ayer a las 23:00', 'vence el domingo 29-11-2026 a las 23:00'. */
export function endWords(fin: string, nowMs: number, timeZone: string): string {
  const endsMs = Date.parse(fin);
  return `${endsMs > nowMs ? 'vence' : 'venció'} ${dayWords(endsMs, nowMs, timeZone)}`;
}

/** 'hoy a las 23:00', 'mañana a las 23:00', 'el domingo 29-11-2026 a las 23:00', by the church's days. */
export function dayWords(atMs: number, nowMs: number, timeZone: string): string {
  const { date, time, weekday } = churchClock(atMs, timeZone);
  const days = daysBetween(churchClock(nowMs, timeZone).date, date);
  const near = { '-1': 'ayer', 0: 'hoy', 1: 'mañana' }[days];
  return `${near ?? `el ${weekdayName(weekday)} ${formatDate(date)}`} a las ${time.slice(0, 5)}`;
}

/** What happens when a phone is removed: to what it has not sent, and to its names. */
export function removalWords(
  { perfil, pendientes, visto }: Pick<ListedPhone, 'perfil' | 'pendientes' | 'visto'>,
  nowMs: number,
): readonly string[] {
  const kept = 'quedan en su pantalla siete días, para que alguien las anote a mano en «Marcar Asistencia»';
  const unsent =
    pendientes === null
      ? `No dijo si le quedan marcas por enviar: si las hay, ya no llegarán y ${kept}.`
      : pendientes === 0
        ? `En su último contacto, ${agoWords(Date.parse(visto), nowMs)}, no le quedaba nada por enviar. Lo que ya envió se queda.`
        : pendientes === 1
          ? `Le queda 1 marca por enviar. Ya no llegará: queda en su pantalla siete días, para que alguien la anote a mano en «Marcar Asistencia».`
          : `Le quedan ${pendientes} marcas por enviar. Ya no llegarán: ${kept}.`;
  const names = 'Los nombres que guarda se borran al conectarse o a las 12 h.';
  return ['Deja de marcar al instante.', unsent, ...(perfil === 'nombres' ? [names] : [])];
}
