export { DoorScreen, type DoorScreenProps } from './door-screen.tsx';
export { doorTimes } from './door-times.ts';
export { type OpenDoor, openDoor } from './open-door.ts';
