export { DoorScreen, type DoorScreenProps } from './door-screen.tsx';
export { doorTimes } from './door-times.ts';
export { type OpenDoor, openDoor } from './open-door.ts';
export type { NewcomerDraft } from './view/newcomer-form/newcomer-draft.ts';
