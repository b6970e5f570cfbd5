import { attendanceRecords, categories, fixtureDate, messages, users } from '@ministerio/contract/fixtures';
import { AdminScreen, AdminShell } from '../composed/admin-shell/index.ts';
import { CreateUserPanel } from '../composed/create-user-panel/create-user-panel.tsx';
import { CreateUserToggle } from '../composed/create-user-panel/create-user-toggle.tsx';
import { AttendanceFilter } from '../features/attendance/view/attendance-filter/attendance-filter.tsx';
import { AttendanceTable } from '../features/attendance/view/attendance-table/attendance-table.tsx';
import { DownloadProgress } from '../features/attendance/view/download-progress/download-progress.tsx';
import { AttendanceByNumber } from '../features/attendance-by-number/view/attendance-by-number.tsx';
import { DashboardCards } from '../features/dashboard-home/view/dashboard-cards/dashboard-cards.tsx';
import { SetupChecklist } from '../features/dashboard-home/view/setup-checklist/setup-checklist.tsx';
import { DemoNotice } from '../features/demo-notice/view/demo-notice.tsx';
import { MessagesTable } from '../features/messages/view/messages-table.tsx';
import { AssignForm } from '../features/ministries/view/assign-form/assign-form.tsx';
import { CategoriesTable } from '../features/ministries/view/categories-table/categories-table.tsx';
import { CategoryForm } from '../features/ministries/view/category-form/category-form.tsx';
import { DeleteCategoryDialog } from '../features/ministries/view/ministries-manager/delete-category-dialog.tsx';
import { MinistriesManager } from '../features/ministries/view/ministries-manager/ministries-manager.tsx';
import { UserEditor } from '../features/user-editor/view/user-editor/user-editor.tsx';
import { UserList } from '../features/user-list/view/user-list.tsx';
import { DeleteUserDialog } from '../features/users/view/delete-user-dialog/delete-user-dialog.tsx';
import { UsersTable } from '../features/users/view/users-table/users-table.tsx';
import type { RegistryEntry } from './entry.ts';

const nothing = () => undefined;
const done = async () => true;
const account = {
  username: 'luz',
  email: 'luz@iglesia.example',
  nombre: 'Luz',
  apellido: 'Rojas',
  codigo: '10073',
  role: 'USER',
};

/** Components of the administrator's area, with the least that each needs. */
export const adminComponents: readonly RegistryEntry[] = [
  {
    folder: 'admin-shell',
    name: 'AdminShell',
    render: (props) => (
      <AdminShell
        {...props}
        brand="Ministerio Juvenil"
        currentPath="/dashboard"
        onSignOut={nothing}
        username="admin"
        createUserPanel={null}
      />
    ),
  },
  { folder: 'admin-shell', name: 'AdminScreen', render: (props) => <AdminScreen {...props} title="Hoy" /> },
  {
    folder: 'assign-form',
    name: 'AssignForm',
    render: (props) => <AssignForm {...props} users={users} categories={categories} onAssign={done} />,
  },
  {
    folder: 'attendance-by-number',
    name: 'AttendanceByNumber',
    render: (props) => <AttendanceByNumber {...props} onMark={done} />,
  },
  {
    folder: 'attendance-filter',
    name: 'AttendanceFilter',
    render: (props) => (
      <AttendanceFilter
        {...props}
        categories={categories}
        categoryId=""
        onCategoryChange={nothing}
        date=""
        onDateChange={nothing}
        today={fixtureDate}
        downloadable={false}
        onDownload={nothing}
      />
    ),
  },
  {
    folder: 'attendance-table',
    name: 'AttendanceTable',
    render: (props) => (
      <AttendanceTable
        {...props}
        records={attendanceRecords}
        currency="Bs"
        drafts={new Map()}
        onDraftChange={nothing}
        onSave={nothing}
      />
    ),
  },
  {
    folder: 'attendance-table',
    name: 'AttendanceTable',
    render: (props) => (
      <AttendanceTable
        {...props}
        records={[]}
        currency="Bs"
        drafts={new Map()}
        onDraftChange={nothing}
        onSave={nothing}
      />
    ),
  },
  {
    folder: 'categories-table',
    name: 'CategoriesTable',
    render: (props) => <CategoriesTable {...props} categories={categories} onDelete={nothing} />,
  },
  {
    folder: 'category-form',
    name: 'CategoryForm',
    render: (props) => <CategoryForm {...props} onCreate={done} />,
  },
  {
    folder: 'download-progress',
    name: 'DownloadProgress',
    render: (props) => (
      <DownloadProgress {...props} label="Preparando el PDF" progress={0.4} onCancel={nothing} />
    ),
  },
  {
    folder: 'create-user-panel',
    name: 'CreateUserPanel',
    render: (props) => (
      <CreateUserPanel {...props} open={false}>
        Formulario
      </CreateUserPanel>
    ),
  },
  {
    folder: 'create-user-panel',
    name: 'CreateUserToggle',
    render: (props) => (
      <div id="panel">
        <CreateUserToggle {...props} open={false} onOpenChange={nothing} panelId="panel" />
      </div>
    ),
  },
  {
    folder: 'dashboard-cards',
    name: 'DashboardCards',
    render: (props) => <DashboardCards {...props} username="admin" />,
  },
  {
    folder: 'delete-user-dialog',
    name: 'DeleteUserDialog',
    render: (props) => (
      <DeleteUserDialog {...props} user={null} attendanceCount={0} onConfirm={nothing} onClose={nothing} />
    ),
  },
  {
    folder: 'demo-notice',
    name: 'DemoNotice',
    render: (props) => <DemoNotice {...props} onRemove={nothing} />,
  },
  {
    folder: 'messages-table',
    name: 'MessagesTable',
    render: (props) => <MessagesTable {...props} messages={messages} timeZone="America/La_Paz" />,
  },
  {
    folder: 'ministries-manager',
    name: 'MinistriesManager',
    render: (props) => (
      <MinistriesManager {...props} createForm="Crear" assignForm="Asignar">
        Lista
      </MinistriesManager>
    ),
  },
  {
    folder: 'ministries-manager',
    name: 'DeleteCategoryDialog',
    render: (props) => (
      <DeleteCategoryDialog {...props} category={null} onConfirm={nothing} onClose={nothing} />
    ),
  },
  {
    folder: 'setup-checklist',
    name: 'SetupChecklist',
    render: (props) => <SetupChecklist {...props} missing={['Correo']} />,
  },
  {
    folder: 'user-editor',
    name: 'UserEditor',
    render: (props) => <UserEditor {...props} user={account} onSave={async () => undefined} cancelHref="/" />,
  },
  { folder: 'user-list', name: 'UserList', render: (props) => <UserList {...props} users={users} /> },
  {
    folder: 'users-table',
    name: 'UsersTable',
    render: (props) => <UsersTable {...props} users={users} editHref={() => '/'} onDelete={nothing} />,
  },
  {
    folder: 'users-table',
    name: 'UsersTable',
    render: (props) => <UsersTable {...props} users={[]} editHref={() => '/'} onDelete={nothing} />,
  },
];
