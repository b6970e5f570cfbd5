export { MyData } from './my-data.tsx';
export { MyData as MyDataView, type MyDataProps } from './view/my-data.tsx';
export { OwnFicha, type OwnFichaProps } from './view/own-ficha/own-ficha.tsx';
