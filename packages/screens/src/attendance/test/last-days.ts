import { attendanceDays } from '@ministerio/contract';
import { countedDays } from '@ministerio/contract/fixtures';
import { mock } from '@ministerio/contract/mocks';

/** Mocks the last days with marks: Saturdays. */
export const lastDays = mock(
  attendanceDays,
  countedDays.map(({ fecha, conNumero, visitas }) => ({ fecha, asistencias: conNumero, visitas })),
);
