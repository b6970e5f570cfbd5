export * from './form.tsx';
export * from './form-fields.tsx';
