export { ContactForm, type ContactFormProps } from './contact-form.tsx';
export type { ContactErrors, ContactField, ContactMessage, ContactOutcome } from './contact-message.ts';
