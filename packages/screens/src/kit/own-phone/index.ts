export { createPhoneReturn, forgetHere, isRememberedHere } from './phone-return.ts';
