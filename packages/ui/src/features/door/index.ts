export type {
  DoorAnswer,
  DoorConnection,
  DoorCount,
  DoorHeadCount,
  DoorMark,
  DoorMarkState,
  DoorPerson,
  DoorQuestion,
  DoorReview,
} from '../../connected/marking/shown.ts';
export type { UnsentMark } from '../../internal/unsent-marks/unsent-list.tsx';
export { DoorScreen, type DoorScreenProps } from './door-screen.tsx';
export { doorTimes } from './door-times.ts';
export { type DoorName, type OpenDoor, openDoor } from './open-door.ts';
export { PhoneDoor, type PhoneDoorProps } from './phone-door.tsx';
export { type NotedList, type PhoneNotes, phoneNotes } from './phone-notes.ts';
export { Door as DoorView, type DoorProps as DoorViewProps } from './view/door/door.tsx';
export {
  Enrolment as EnrolmentView,
  type EnrolmentProps as EnrolmentViewProps,
} from './view/enrolment/enrolment.tsx';
export { emptyDraft, type NewcomerDraft } from './view/newcomer-form/newcomer-draft.ts';
export {
  NewcomerForm as NewcomerFormView,
  type NewcomerFormProps as NewcomerFormViewProps,
} from './view/newcomer-form/newcomer-form.tsx';
export {
  RemovedPhone as RemovedPhoneView,
  type RemovedPhoneProps as RemovedPhoneViewProps,
} from './view/removed-phone/removed-phone.tsx';
