export { Login, type LoginProps } from './login.tsx';
export { LoginForm, type LoginFormProps, type LoginValues } from './view/login-form.tsx';
