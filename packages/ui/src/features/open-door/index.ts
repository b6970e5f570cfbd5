export { OpenDoor } from './open-door.tsx';
