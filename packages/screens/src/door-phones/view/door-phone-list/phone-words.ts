import type { ListedPhone } from '@ministerio/contract';
import { agoWords, nearWords } from '@ministerio/contract/domain';

const MINUTE_MS = 60_000;
/** A door asks for the day's count every minute: a phone that was silent for longer than this has no signal, or is off. */
const SILENT_MS = 5 * MINUTE_MS;

/** Tone of the dot that repeats a state's words. */
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

/** 'visto hace 2 min'; a phone that was only enrolled 'nunca se conectó'. */
export function contactWords(
  { inscrito, visto }: Pick<ListedPhone, 'inscrito' | 'visto'>,
  nowMs: number,
): string {
  const ago = agoWords(visto, nowMs);
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
  return `${endsMs > nowMs ? 'vence' : 'venció'} ${nearWords(endsMs, nowMs, timeZone)}`;
}

/** Consequences of removing a phone: for its unsent marks, and for its names. */
export function removalWords(
  { perfil, pendientes, visto }: Pick<ListedPhone, 'perfil' | 'pendientes' | 'visto'>,
  nowMs: number,
): readonly string[] {
  const kept = 'quedan en su pantalla siete días, para que alguien las anote a mano en «Marcar Asistencia»';
  const unsent =
    pendientes === null
      ? `No dijo si le quedan marcas por enviar: si las hay, ya no llegarán y ${kept}.`
      : pendientes === 0
        ? `En su último contacto, ${agoWords(visto, nowMs)}, no le quedaba nada por enviar. Lo que ya envió se queda.`
        : pendientes === 1
          ? `Le queda 1 marca por enviar. Ya no llegará: queda en su pantalla siete días, para que alguien la anote a mano en «Marcar Asistencia».`
          : `Le quedan ${pendientes} marcas por enviar. Ya no llegarán: ${kept}.`;
  const names = 'Los nombres que guarda se borran al conectarse o a las 12 h.';
  return ['Deja de marcar al instante.', unsent, ...(perfil === 'nombres' ? [names] : [])];
}
