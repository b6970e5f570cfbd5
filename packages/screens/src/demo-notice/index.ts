export { RemoveDemo } from './remove-demo.tsx';
export { useDemoStatus } from './use-demo-status.ts';
