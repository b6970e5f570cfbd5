/** Spanish words of primitives, by component. One that is written here has a key of that name in `Words`. */

export const alertDialog = { cancel: 'Cancelar' };

export const button = { loading: 'Un momento…' };

export const carouselTrack = { previous: 'Anterior', next: 'Siguiente' };

/** Advice about a typed day outside of the limits; days as DD-MM-YYYY. */
export const dateField = {
  between: (first: string, last: string) => `Elige un día entre el ${first} y el ${last}.`,
  from: (first: string) => `Elige un día desde el ${first}.`,
  until: (last: string) => `Elige un día hasta el ${last}.`,
};

export const dialog = { close: 'Cerrar' };

export const errorState = { retry: 'Reintentar' };

export const link = { newTab: '(se abre en otra pestaña)' };

export const pagination = {
  previous: 'Página anterior',
  page: 'Página',
  next: 'Página siguiente',
  /** Announced as the page changes. */
  current: (page: number, pageCount: number) => `Página ${page} de ${pageCount}`,
};

export const table = {
  /** Effect of a press on a column's name, by its present order. */
  none: 'Ordena de forma ascendente',
  ascending: 'Ordena de forma descendente',
  descending: 'Quita el orden',
};

export const toaster = { region: 'Avisos', close: 'Cerrar aviso' };
