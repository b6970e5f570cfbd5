export { Stack, type StackProps, stackGaps } from './stack.tsx';
