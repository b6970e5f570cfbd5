import { sermonTitle } from '@ministerio/contract/domain';

/** In Spanish. */
export const sermonsCarousel = {
  label: 'Prédicas',
  loading: 'Cargando prédicas…',
  empty: 'No hay videos disponibles.',
  play: 'Reproducir',
  untitled: sermonTitle(undefined),
  example: 'Ejemplo, sin video',
  page: 'Ver la prédica',
  youtube: 'Ver en YouTube',
};
