import { registrationStatus } from '@ministerio/contract';
import { mock, mockRefusal } from '@ministerio/contract/mocks';

/** Says that our own server answers: the calls beyond the specification's are there. */
export const ownBackend = mock(registrationStatus, { abierto: true });

/** Says that another backend answers, which has the specification's calls alone. */
export const foreignBackend = mockRefusal(registrationStatus, 404, 'not_found');
