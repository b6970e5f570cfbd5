export { Form, type FormProps } from './form.tsx';
export {
  CheckInput,
  countWords,
  DateInput,
  type DateInputProps,
  NumberInput,
  type NumberInputProps,
  PasswordInput,
  type PasswordInputProps,
  SelectInput,
  type SelectInputProps,
  TextInput,
  type TextInputProps,
  useErrorAt,
} from './form-fields.tsx';
