export { MyData } from './my-data.tsx';
export { MyDataLink } from './my-data-link.tsx';
