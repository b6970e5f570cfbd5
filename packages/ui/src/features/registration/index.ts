export { randomNumber } from './random-number.ts';
export { Registration, type RegistrationProps } from './registration.tsx';
export { RegistrationClosed, type RegistrationClosedProps } from './view/registration-closed.tsx';
export { RegistrationForm, type RegistrationFormProps } from './view/registration-form.tsx';
export type { RegistrationAudience, RegistrationValues } from './view/registration-values.ts';
