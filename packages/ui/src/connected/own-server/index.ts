export { useDemoStatus, useOwnServer } from './use-own-server.ts';
