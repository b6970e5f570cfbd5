export { randomNumber } from './random-number.ts';
export { Registration } from './registration.tsx';
