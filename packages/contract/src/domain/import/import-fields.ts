/** Fields of a member in an import, in the order of the screens. */
export const IMPORT_FIELDS = ['codigo', 'nombre', 'apellido', 'username', 'email'] as const;

/** One of {@link IMPORT_FIELDS}. */
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Labels in forms and in the template file. */
export const IMPORT_LABELS: Readonly<Record<ImportField, string>> = {
  codigo: 'Código de membresía',
  nombre: 'Nombre',
  apellido: 'Apellido',
  username: 'Nombre de usuario',
  email: 'Correo electrónico',
};

/** Maximum number of members in an import (R23). */
export const IMPORT_MAX_ROWS = 5000;
/** Maximum number of members in a call (R23). */
export const IMPORT_CHUNK_ROWS = 250;
