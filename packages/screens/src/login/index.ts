export { Login } from './login.tsx';
export { LoginForm, type LoginValues } from './view/login-form.tsx';
