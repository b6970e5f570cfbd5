export { TextField, type TextFieldProps, textFieldSizes } from './text-field.tsx';
