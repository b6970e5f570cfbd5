export { OwnRegistration, type OwnRegistrationProps } from './own-registration.tsx';
