export { DoorPhonesScreen } from './door-phones-screen.tsx';
export { DoorCode, type DoorCodeProps } from './view/door-code/door-code.tsx';
export { DoorCodeForm, type DoorCodeFormProps } from './view/door-code/door-code-form.tsx';
export type { DoorGrant } from './view/door-code/inscription.ts';
export { DoorPhoneList, type DoorPhoneListProps } from './view/door-phone-list/door-phone-list.tsx';
export {
  RemovePhoneDialog,
  type RemovePhoneDialogProps,
} from './view/door-phone-list/remove-phone-dialog.tsx';
