export { RegistrationClosed, type RegistrationClosedProps } from './registration-closed.tsx';
export { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx';
export type { RegistrationAudience, RegistrationValues } from './registration-values.ts';
