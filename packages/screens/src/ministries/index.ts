export { MinistriesScreen } from './ministries-screen.tsx';
export { useCategories } from './use-categories.ts';
