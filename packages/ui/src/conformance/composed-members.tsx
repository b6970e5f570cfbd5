import { categories, users } from '@ministerio/contract/fixtures';
import { OwnRegistration } from '../composed/own-registration/own-registration.tsx';
import { DeleteAttendanceDialog } from '../features/attendance/view/delete-attendance-dialog/delete-attendance-dialog.tsx';
import { MinistryMembers } from '../features/ministries/view/ministry-members/ministry-members.tsx';
import { ReplaceAccountDialog } from '../features/user-editor/view/replace-account-dialog/replace-account-dialog.tsx';
import { UserMinistries } from '../features/user-editor/view/user-ministries/user-ministries.tsx';
import type { RegistryEntry } from './entry.ts';

const nothing = () => undefined;

/** What the panel has for members, their numbers and their ministries. */
export const memberComponents: readonly RegistryEntry[] = [
  {
    folder: 'delete-attendance-dialog',
    name: 'DeleteAttendanceDialog',
    render: (props) => (
      <DeleteAttendanceDialog {...props} record={null} onConfirm={nothing} onClose={nothing} />
    ),
  },
  {
    folder: 'ministry-members',
    name: 'MinistryMembers',
    render: (props) => (
      <MinistryMembers {...props} ministry="Red de Jovenes" members={users} onRemove={nothing} />
    ),
  },
  {
    folder: 'ministry-members',
    name: 'MinistryMembers',
    render: (props) => (
      <MinistryMembers {...props} ministry="Red de Jovenes" members={[]} onRemove={nothing} />
    ),
  },
  {
    folder: 'own-registration',
    name: 'OwnRegistration',
    render: (props) => <OwnRegistration {...props} person="camila" onConfirm={nothing} />,
  },
  {
    folder: 'replace-account-dialog',
    name: 'ReplaceAccountDialog',
    render: (props) => (
      <ReplaceAccountDialog
        {...props}
        username={null}
        attendanceCount={null}
        onConfirm={nothing}
        onClose={nothing}
      />
    ),
  },
  {
    folder: 'user-ministries',
    name: 'UserMinistries',
    render: (props) => (
      <UserMinistries {...props} categories={categories} memberOf={new Set()} onMemberChange={nothing} />
    ),
  },
];
