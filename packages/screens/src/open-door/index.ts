export { OpenDoor } from './open-door.tsx';
export { useSignOut } from './use-sign-out.tsx';
