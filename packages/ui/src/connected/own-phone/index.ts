export { createPhoneReturn, forgetHere, isRememberedHere, type PhoneReturn } from './phone-return.ts';
