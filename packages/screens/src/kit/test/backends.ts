import { registrationStatus } from '@ministerio/contract';
import { mock, mockRefusal } from '@ministerio/contract/mocks';

/** Mocks our own server, which has calls beyond the specification. */
export const ownBackend = mock(registrationStatus, { abierto: true });

/** Mocks another backend, with the specification's calls alone. */
export const foreignBackend = mockRefusal(registrationStatus, 404, 'not_found');
