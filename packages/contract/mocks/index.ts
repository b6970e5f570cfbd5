export { defaultHandlers } from './default-handlers.ts';
export type { MockAnswer, MockRefusalExtra, MockRequest } from './mock.ts';
export { mock, mockNetworkError, mockPending, mockRefusal, refusalAnswer } from './mock.ts';
export { mockContent } from './mock-content.ts';
export { mockDoor } from './mock-door.ts';
export { mockDoorSearch } from './mock-door-search.ts';
export { mockFollowUps, mockMinistryFollowUps } from './mock-follow-ups.ts';
