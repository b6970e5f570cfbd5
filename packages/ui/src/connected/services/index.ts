export type { Services } from './services-context.ts';
export { ServicesProvider, useServices } from './services-context.ts';
