import { dayCounts } from '@ministerio/contract';
import { mock } from '@ministerio/contract/mocks';

/** Mocks days on which everybody had a number. */
export const numbersAlone = mock(dayCounts, ({ params }) => ({
  fecha: params.fecha ?? '',
  conNumero: 143,
  visitas: 0,
  sinNombre: 0,
}));
