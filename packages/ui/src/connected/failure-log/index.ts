export { logged } from './log-failure.ts';
