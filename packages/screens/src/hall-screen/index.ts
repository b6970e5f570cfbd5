export { HallScreen, type HallScreenProps } from './hall-screen.tsx';
export { OpenHall } from './open-hall.tsx';
export { type HallState, HallView, type HallViewProps } from './view/hall-view/hall-view.tsx';
