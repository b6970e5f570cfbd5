export { Door as DoorView, type DoorProps as DoorViewProps } from './view/door/door.tsx';
export type {
  DoorAnswer,
  DoorConnection,
  DoorCount,
  DoorMark,
  DoorMarkState,
  DoorPerson,
  DoorReview,
} from './view/door/door-types.ts';
export {
  Enrolment as EnrolmentView,
  type EnrolmentProps as EnrolmentViewProps,
} from './view/enrolment/enrolment.tsx';
export {
  RemovedPhone as RemovedPhoneView,
  type RemovedPhoneProps as RemovedPhoneViewProps,
  type UnsentMark,
} from './view/removed-phone/removed-phone.tsx';
