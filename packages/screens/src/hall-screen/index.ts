export { HallScreen } from './hall-screen.tsx';
export { OpenHall } from './open-hall.tsx';
