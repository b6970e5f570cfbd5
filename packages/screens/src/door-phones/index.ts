export { DoorPhonesScreen } from './door-phones-screen.tsx';
