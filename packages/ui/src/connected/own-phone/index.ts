export { createPhoneReturn, type PhoneReturn } from './phone-return.ts';
export { forgetHere, isRememberedHere, rememberHere } from './remembered.ts';
