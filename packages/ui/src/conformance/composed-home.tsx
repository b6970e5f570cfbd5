import { attendanceStatistics, messages, securityNotices } from '@ministerio/contract/fixtures';
import { AttendanceTrend } from '../features/dashboard-home/view/attendance-trend/attendance-trend.tsx';
import { PeopleToGreet } from '../features/dashboard-home/view/people-to-greet/people-to-greet.tsx';
import { SecurityNotices } from '../features/dashboard-home/view/security-notices/security-notices.tsx';
import { DeleteMessageDialog } from '../features/messages/view/delete-message-dialog.tsx';
import { MessagesTable } from '../features/messages/view/messages-table.tsx';
import { AccountAccess } from '../features/user-editor/view/account-access/account-access.tsx';
import { ConfirmAccessDialog } from '../features/user-editor/view/account-access/confirm-access-dialog.tsx';
import { OneTimePasswordDialog } from '../features/user-editor/view/account-access/one-time-password-dialog.tsx';
import type { RegistryEntry } from './entry.ts';

const nothing = () => undefined;

/** Components of the administrator's home, messages and account screens, with the least that each needs. */
export const homeComponents: readonly RegistryEntry[] = [
  {
    folder: 'account-access',
    name: 'AccountAccess',
    render: (props) => <AccountAccess {...props} onReset={nothing} onCloseSessions={nothing} />,
  },
  {
    folder: 'account-access',
    name: 'ConfirmAccessDialog',
    render: (props) => (
      <ConfirmAccessDialog
        {...props}
        open={false}
        title="¿Cerrar las sesiones?"
        description="En cada dispositivo."
        confirmLabel="Cerrar"
        asksPassword
        onConfirm={nothing}
        onClose={nothing}
      />
    ),
  },
  {
    folder: 'account-access',
    name: 'OneTimePasswordDialog',
    render: (props) => <OneTimePasswordDialog {...props} password={null} name="Luz" onClose={nothing} />,
  },
  {
    folder: 'attendance-trend',
    name: 'AttendanceTrend',
    render: (props) => <AttendanceTrend {...props} statistics={attendanceStatistics} />,
  },
  {
    folder: 'messages-table',
    name: 'DeleteMessageDialog',
    render: (props) => (
      <DeleteMessageDialog {...props} message={null} onConfirm={nothing} onClose={nothing} />
    ),
  },
  {
    folder: 'messages-table',
    name: 'MessagesTable',
    render: (props) => (
      <MessagesTable
        {...props}
        messages={messages}
        timeZone="America/La_Paz"
        handling={{ unread: new Set(['3']), onRead: nothing, onDelete: nothing }}
      />
    ),
  },
  {
    folder: 'people-to-greet',
    name: 'PeopleToGreet',
    render: (props) => (
      <PeopleToGreet {...props} title="Ausentes" lead="Venían." people={[]} total={0} empty="Nadie falta." />
    ),
  },
  {
    folder: 'security-notices',
    name: 'SecurityNotices',
    render: (props) => (
      <SecurityNotices {...props} notices={securityNotices} username="admin" timeZone="America/La_Paz" />
    ),
  },
];
