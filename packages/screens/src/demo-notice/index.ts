export { RemoveDemo, useDemoStatus } from './remove-demo.tsx';
