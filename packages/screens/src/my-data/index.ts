export { MyData } from './my-data.tsx';
