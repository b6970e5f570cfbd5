import { formatAmount, formatDate, formatTime } from '@ministerio/contract/domain';

/** The Spanish name of each value that the log may tell. */
const labels: Readonly<Record<string, string>> = {
  username: 'Usuario',
  email: 'Correo',
  nombre: 'Nombre',
  apellido: 'Apellido',
  codigo: 'Código',
  role: 'Rol',
  origin: 'Origen',
  name: 'Nombre',
  usuario: 'Usuario',
  ministerio: 'Ministerio',
  date: 'Fecha',
  time: 'Hora',
  latitude: 'Latitud',
  longitude: 'Longitud',
  aporte: 'Aporte',
  asistencias: 'Asistencias',
  aportesCentavos: 'Aportes',
  usuarios: 'Usuarios',
  filas: 'Miembros',
};
const roles: Readonly<Record<string, string>> = { ADMIN: 'Administrador', USER: 'Miembro' };
const origins: Readonly<Record<string, string>> = {
  public: 'Registro propio',
  admin: 'Administrador',
  import: 'Importación',
  seed: 'Primer inicio',
};

const EMPTY = 'vacío';

/** One value of a change, in words. */
export interface ChangedValue {
  /** Its name on the wire. */
  readonly field: string;
  readonly label: string;
  /** What it was; absent where the change tells no earlier value. */
  readonly before?: string;
  /** What it became; absent where it went. */
  readonly after?: string;
}

type Values = Readonly<Record<string, unknown>> | null;

/**
 * What a change did, value by value: where both sides are told, only what differs; else everything that is told.
 * @param currency - the church's, before its amounts: `Bs`.
 * @returns nothing where the entry carries no values.
 */
export function changedValues(before: Values, after: Values, currency: string): readonly ChangedValue[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field): ChangedValue[] => {
    const label = labels[field] ?? field;
    const was =
      before && Object.hasOwn(before, field) ? formatValue(field, before[field], currency) : undefined;
    const is = after && Object.hasOwn(after, field) ? formatValue(field, after[field], currency) : undefined;
    if (was !== undefined && is !== undefined)
      return was === is ? [] : [{ field, label, before: was, after: is }];
    // Beside what changed, one side alone only says which record it was; of what came or went, what it did not have says
    // nothing.
    if ((before !== null && after !== null) || (was ?? is) === EMPTY) return [];
    return [
      {
        field,
        label,
        ...(was === undefined ? {} : { before: was }),
        ...(is === undefined ? {} : { after: is }),
      },
    ];
  });
}

function formatValue(field: string, value: unknown, currency: string): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (field === 'role') return roles[String(value)] ?? String(value);
  if (field === 'origin') return origins[String(value)] ?? String(value);
  if (field === 'date') return formatDate(String(value));
  if (field === 'time') return formatTime(String(value));
  if (field === 'aportesCentavos') return formatAmount(Number(value), currency);
  return String(value);
}
