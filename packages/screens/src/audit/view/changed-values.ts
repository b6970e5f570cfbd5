import { CONTENT_NAMES } from '@ministerio/contract';
import { formatAmount, formatDate, formatTime } from '@ministerio/contract/domain';

/** Spanish labels of the logged fields. */
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
  method: 'Forma',
  latitude: 'Latitud',
  longitude: 'Longitud',
  aporte: 'Aporte',
  asistencias: 'Asistencias',
  aportesCentavos: 'Aportes',
  usuarios: 'Usuarios',
  tutores: 'Tutores',
  consentimientos: 'Con consentimiento',
  filas: 'Miembros',
  documento: 'Documento',
  version: 'Versión',
  restaurada: 'Versión restaurada',
  campos: 'Campos',
  registros: 'Registros',
  cuentas: 'Cuentas',
  intentos: 'Contraseñas equivocadas',
  frenados: 'Intentos frenados',
  pedido: 'Pedido',
  veces: 'Veces',
  perfil: 'Muestra',
  equipo: 'Teléfono',
  total: 'Personas sin nombre',
  visitas: 'Visitas',
  desde: 'Desde',
  hasta: 'Hasta',
  mes: 'Mes',
  contadoCentavos: 'Contado',
};
const roles: Readonly<Record<string, string>> = { ADMIN: 'Administrador', USER: 'Miembro' };
const origins: Readonly<Record<string, string>> = {
  public: 'Registro propio',
  admin: 'Administrador',
  import: 'Importación',
  seed: 'Primer inicio',
};

const methods: Readonly<Record<string, string>> = {
  door: 'Teléfono de la puerta',
  llave: 'Llave de acceso',
  app: 'Aplicación de códigos',
};
const profiles: Readonly<Record<string, string>> = { numeros: 'Solo números', nombres: 'Con nombres' };

const documents: Readonly<Record<string, string>> = CONTENT_NAMES;

const dates: ReadonlySet<string> = new Set(['date', 'desde', 'hasta']);

const EMPTY = 'vacío';

/** One changed value, formatted. */
export interface ChangedValue {
  /** Field name in the API. */
  readonly field: string;
  readonly label: string;
  /** The previous value; absent where the entry has none. */
  readonly before?: string | undefined;
  /** The new value; absent where it was removed. */
  readonly after?: string | undefined;
}

type Values = Readonly<Record<string, unknown>> | null;

/**
 * The changed values of an entry: where it has both sides, only those that differ; else all of one side.
 * @param currency - the church's, such as `Bs`.
 * @returns an empty list where the entry has no values.
 */
export function changedValues(before: Values, after: Values, currency: string): readonly ChangedValue[] {
  return Object.keys({ ...before, ...after }).flatMap((field): ChangedValue[] => {
    const label = labels[field] ?? field;
    const was = formatField(before, field, currency);
    const is = formatField(after, field, currency);
    if (was === is) return [];
    const isEdit = before !== null && after !== null;
    // In an edit, a value on one side only identifies the record; in a creation or deletion, empty values say
    // nothing.
    if (isEdit ? was === undefined || is === undefined : (was ?? is) === EMPTY) return [];
    return [{ field, label, before: was, after: is }];
  });
}

function formatField(values: Values, field: string, currency: string): string | undefined {
  return values && Object.hasOwn(values, field) ? formatValue(field, values[field], currency) : undefined;
}

function formatValue(field: string, value: unknown, currency: string): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (field === 'role') return roles[String(value)] ?? String(value);
  if (field === 'origin') return origins[String(value)] ?? String(value);
  if (field === 'method') return methods[String(value)] ?? String(value);
  if (field === 'perfil') return profiles[String(value)] ?? String(value);
  if (field === 'documento') return documents[String(value)] ?? String(value);
  if (field === 'campos' && Array.isArray(value)) return value.join(', ') || EMPTY;
  if (dates.has(field)) return formatDate(String(value));
  if (field === 'time') return formatTime(String(value));
  if (field === 'aportesCentavos' || field === 'contadoCentavos')
    return formatAmount(Number(value), currency);
  return String(value);
}
