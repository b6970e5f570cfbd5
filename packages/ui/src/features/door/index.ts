export { DoorScreen, type DoorScreenProps } from './door-screen.tsx';
export { doorTimes } from './door-times.ts';
export { type OpenDoor, openDoor } from './open-door.ts';
export { PhoneDoor, type PhoneDoorProps } from './phone-door.tsx';
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
