export { Login, type LoginProps } from './login.tsx';
