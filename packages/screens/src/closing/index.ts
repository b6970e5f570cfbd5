export { ClosingScreen } from './closing-screen.tsx';
