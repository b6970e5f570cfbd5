export { MyData, type MyDataProps } from './my-data.tsx';
