export { ownServerQuery } from './own-server-query.ts';
export { type Backend, useAskOwnServer, useBackend, useOwnServer } from './use-backend.ts';
