export { OpenDoor, type OpenDoorProps } from './open-door.tsx';
export { useSignOut } from './use-sign-out.tsx';
