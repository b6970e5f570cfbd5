export type { UnsentMark } from '../../internal/unsent-marks/unsent-list.tsx';
export { DoorScreen, type DoorScreenProps } from './door-screen.tsx';
export { doorTimes } from './door-times.ts';
export { type DoorName, type OpenDoor, openDoor } from './open-door.ts';
export { PhoneDoor, type PhoneDoorProps } from './phone-door.tsx';
export { type NotedList, type PhoneNotes, phoneNotes } from './phone-notes.ts';
export { DoorQueue } from './queue/door-queue.ts';
export {
  type DoorStore,
  openDoorStore,
  type Settled,
  type Withdrawn,
  type WithdrawnVisit,
} from './queue/door-store.ts';
export type { HeadCount } from './queue/head-count.ts';
export {
  keptWords,
  listedEntry,
  type MarkWho,
  type QueueContent,
  type QueuedEntry,
  type QueuedMark,
  type QueuedVisit,
  type Refusal,
  type RefusedEntry,
  type VisitWho,
} from './queue/mark.ts';
export type { QueueEvent, QueueOptions, QueueState } from './queue/queue-state.ts';
export { clientTransport, type DoorTransport, type EntryAnswer, type SendBatch } from './queue/transport.ts';
export { Door as DoorView, type DoorProps as DoorViewProps } from './view/door/door.tsx';
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
} from './view/door/door-types.ts';
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
