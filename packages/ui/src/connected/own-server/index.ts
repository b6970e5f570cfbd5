export { type Backend, ownServerQuery, useAskOwnServer, useBackend, useOwnServer } from './own-server.ts';
