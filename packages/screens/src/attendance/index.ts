export { AttendanceByCategoryScreen } from './attendance-by-category-screen.tsx';
