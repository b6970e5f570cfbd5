/** What is read of each member in an import, in the order in which the screens show it. */
export const IMPORT_FIELDS = ['codigo', 'nombre', 'apellido', 'username', 'email'] as const;

/** One thing that is read of each member in an import. */
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** The name of each, as forms and the file to fill in call it. */
export const IMPORT_LABELS: Readonly<Record<ImportField, string>> = {
  codigo: 'Código de membresía',
  nombre: 'Nombre',
  apellido: 'Apellido',
  username: 'Nombre de usuario',
  email: 'Correo electrónico',
};

/** Most members in one import (R23). */
export const IMPORT_MAX_ROWS = 5000;
/** Most members in one call of an import (R23). */
export const IMPORT_CHUNK_ROWS = 250;
