export {
  AttendanceByCategoryScreen,
  type AttendanceByCategoryScreenProps,
} from './attendance-by-category-screen.tsx';
