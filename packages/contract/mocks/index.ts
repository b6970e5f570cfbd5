export { defaultHandlers } from './default-handlers.ts';
export type { MockAnswer, MockRefusalExtra, MockRequest } from './mock.ts';
export { mock, mockNetworkError, mockPending, mockRefusal } from './mock.ts';
